import { LISTING_PATH } from '@wevisu/site/directory-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useUnreadChats } from '../../features/chat/use-unread-chats.ts';
import { useWaitingOrders, useWaitingTasks } from '../../features/clients/use-waiting-tasks.ts';
import { useWaitingHires } from '../../features/hiring/use-waiting-hires.ts';
import { InstallEntry } from '../../features/pro-app/install-entry.tsx';
import { useIsTold } from '../../features/pro-app/kept-note.tsx';
import { isKept, ProApp } from '../../features/pro-app/pro-app.tsx';
import type { Area } from './area.ts';

export const PRO_AREA: Area = {
  name: 'Pro',
  home: PATHS.proStart,
  role: 'Contractor',
  people: 'pros',
  records: 'order, client or product',
  app: { Head: ProApp, Install: InstallEntry, isKept, useIsTold },
  entries: [
    {
      to: PATHS.proShowroom,
      label: 'Showroom',
      icon: 'swatch',
      about: 'Name, look and goods of your showroom.',
    },
    {
      to: PRO_PATHS.assortment,
      label: 'Assortment',
      icon: 'filter',
      about: 'What your showroom shows and hides.',
    },
    {
      to: PRO_PATHS.featured,
      label: 'Featured',
      icon: 'eye',
      about: 'Products that visitors see first.',
    },
    {
      to: PRO_PATHS.orders,
      label: 'Orders',
      icon: 'box',
      about: 'What clients bought.',
      useCount: useWaitingOrders,
    },
    {
      to: PRO_PATHS.chats,
      label: 'Messages',
      icon: 'chat',
      about: 'Chats about projects, and with support.',
      useCount: useUnreadChats,
    },
    { to: PRO_PATHS.clients, label: 'Clients', icon: 'user', about: 'Who buys from you.' },
    {
      to: PRO_PATHS.offers,
      label: 'Offers',
      icon: 'list',
      about: 'What you offer to clients, and what they approved.',
    },
    {
      to: PRO_PATHS.hires,
      label: 'Hires',
      icon: 'user',
      about: 'Homeowners who want to hire you, and what you agreed on.',
      useCount: useWaitingHires,
    },
    {
      to: LISTING_PATH,
      label: 'Directory',
      icon: 'search',
      about: 'Your profile for homeowners near you who look for a pro.',
    },
    { to: PRO_PATHS.calendar, label: 'Deliveries', icon: 'truck', about: 'What arrives when.' },
    {
      to: PRO_PATHS.tasks,
      label: 'Tasks',
      icon: 'check',
      about: 'What waits for you.',
      useCount: useWaitingTasks,
    },
    {
      to: PRO_PATHS.prices,
      label: 'Prices',
      icon: 'coins',
      about: 'Your markups and what they make of your prices.',
    },
    { to: PRO_PATHS.coupons, label: 'Coupons', icon: 'copy', about: 'Discounts for your clients.' },
    {
      to: PRO_PATHS.money,
      label: 'Money',
      icon: 'coins',
      about: 'What you have earned, what is held and until when.',
    },
    {
      to: PRO_PATHS.reports,
      label: 'Reports',
      icon: 'list',
      about: 'Visits, carts, sales and earned markup.',
    },
    {
      to: PRO_PATHS.history,
      label: 'History',
      icon: 'clock',
      about: 'Who changed what, from what to what.',
    },
    { to: PATHS.proPlan, label: 'Plan', icon: 'check', about: 'What your plan includes.' },
  ],
};
