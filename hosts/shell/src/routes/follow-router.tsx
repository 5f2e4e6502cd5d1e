import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RouterAddress } from '../services/router-address.ts'

/** Joins the router and the navigation service: who asks the service moves the router, and where it stands is told. */
export function FollowRouter({ address }: { address: RouterAddress }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    address.arrive(pathname, search)
    address.connect(navigate)
  }, [address, navigate, pathname, search])
  return null
}
