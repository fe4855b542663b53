import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useVendorCount } from '../../features/fulfilment/use-vendor-count.ts';
import type { Area } from './area.ts';

export const VENDOR_AREA: Area = {
  name: 'Vendor',
  home: VENDOR_PATHS.start,
  role: 'Vendor',
  people: 'vendors',
  records: 'order, product, SKU or price list',
  entries: [
    {
      to: VENDOR_PATHS.orders,
      label: 'Orders',
      icon: 'box',
      about: 'Lines to confirm and ship.',
      useCount: () => useVendorCount('waiting'),
    },
    {
      to: VENDOR_PATHS.requests,
      label: 'Requests',
      icon: 'undo',
      about: 'Cancellations and returns that need your word.',
      useCount: () => useVendorCount('open_requests'),
    },
    {
      to: VENDOR_PATHS.products,
      label: 'Products',
      icon: 'swatch',
      about: 'What you sell, its details, prices and stock.',
    },
    {
      to: VENDOR_PATHS.inventory,
      label: 'Inventory',
      icon: 'group',
      about: 'Stock by lot, what is low, and what moved it.',
    },
    {
      to: VENDOR_PATHS.priceLists,
      label: 'Price lists',
      icon: 'list',
      about: 'Change many prices and products by a file of your own.',
    },
    {
      to: VENDOR_PATHS.pictures,
      label: 'Pictures',
      icon: 'picture',
      about: 'Add pictures of many products by ZIP or by address.',
    },
    {
      to: VENDOR_PATHS.money,
      label: 'Money',
      icon: 'coins',
      about: 'What you have earned, what is held and until when.',
    },
    {
      to: VENDOR_PATHS.connections,
      label: 'Connections',
      icon: 'link',
      about: 'API keys and webhooks of your own system.',
    },
    {
      to: VENDOR_PATHS.history,
      label: 'History',
      icon: 'clock',
      about: 'Who changed what, from what to what.',
    },
    { to: VENDOR_PATHS.company, label: 'Company', icon: 'user', about: 'Addresses and terms.' },
  ],
};
