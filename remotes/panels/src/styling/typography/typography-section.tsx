import { PropertyGroup } from '../rows/property-group.tsx'
import { TextShadowList } from '../shadow/shadow-list.tsx'
import { typographyProperties as groups } from './typography-properties.ts'

export function Section() {
  return (
    <>
      <PropertyGroup rows={[...groups.font, ...groups.size]} />
      <PropertyGroup title="Alignment and case" rows={groups.shape} />
      <PropertyGroup title="Decoration" rows={groups.decoration} />
      <PropertyGroup title="Shadow">
        <TextShadowList />
      </PropertyGroup>
      <PropertyGroup title="Flow" rows={groups.flow} />
    </>
  )
}
