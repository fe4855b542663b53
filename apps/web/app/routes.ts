// Every URL of the product on one page.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/site-layout.tsx', [
    index('features/home/home.tsx'),
    route('department/:menuSlug/:categorySlug?', 'features/catalog/department.tsx'),
    route('category/:category', 'features/catalog/category.tsx'),
    route('category/:category/product', 'features/catalog/category-products.tsx'),
    route('search', 'features/catalog/search.tsx'),
    route('product/:hash/:vsdId?', 'features/catalog/product.tsx'),
    route('visualize/contractor/all', 'features/catalog/showroom-shop.tsx'),
    route('404', 'features/pages/not-found.tsx'),
  ]),
  route('*', 'features/pages/unknown-path.ts'),
] satisfies RouteConfig;
