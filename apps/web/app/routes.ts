// Every URL of the product on one page.
import { layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/site-layout.tsx', [route('404', 'features/pages/not-found.tsx')]),
  route('*', 'features/pages/unknown-path.ts'),
] satisfies RouteConfig;
