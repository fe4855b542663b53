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
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('business/login', 'features/accounts/business-login-page.tsx'),
    route('staff/login', 'features/accounts/staff-login-page.tsx'),
    route('verifiction', 'features/accounts/verification-page.tsx'),
    route('verify/:hash', 'features/accounts/verify-link-page.tsx'),
    route('account_verify', 'features/accounts/account-verify-page.tsx'),
    route('reset_password', 'features/accounts/reset-password-page.tsx'),
    route('password_reset', 'features/accounts/password-reset-page.tsx'),
    route('change_password', 'features/accounts/change-password-page.tsx'),
    route('account', 'features/accounts/account-page.tsx'),
    route('account/orders/:number', 'features/orders/order-page.tsx'),
    route('notification', 'features/notifications/notifications-page.tsx'),
    route('cart', 'features/cart/cart-page.tsx'),
    route('checkout', 'features/checkout/checkout-page.tsx'),
    route('checkout-payment', 'features/checkout/payment-page.tsx'),
    route('thankyou', 'features/checkout/thank-you-page.tsx'),
    route('404', 'features/pages/not-found.tsx'),
  ]),
  route('*', 'features/pages/unknown-path.ts'),
] satisfies RouteConfig;
