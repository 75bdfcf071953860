import type { RouteConfig } from 'react-router-config';
import routes from '@generated/routes';

/** Every page of the site, from the route table that the script of each page holds anyway. */
export function knownRoutes(): string[] {
  return [...new Set(routes.flatMap(leavesOf))].filter((path) => path !== '*');
}

function leavesOf({ path, routes: children }: RouteConfig): readonly string[] {
  return children ? children.flatMap(leavesOf) : [path ?? []].flat();
}
