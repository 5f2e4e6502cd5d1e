import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RouterAddress } from '../services/router-address.ts'

/** Joins the router and the navigation service: who asks the service moves the router, and where it stands is told. */
export function FollowRouter({ address }: { address: RouterAddress }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    address.arrive(pathname)
    address.connect(navigate)
  }, [address, navigate, pathname])
  return null
}
