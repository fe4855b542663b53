import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import { STAFF_HIRES_PATH } from '@wevisu/site/hire-paths.ts';
import { STAFF_PATHS, staffQueuePath } from '@wevisu/site/staff-paths.ts';
import { useWaitingChats } from '../../features/chat/support/use-waiting-chats.ts';
import { useWaitingHires } from '../../features/hiring/use-waiting-hires.ts';
import { QUEUE_WORDS } from '../../features/staff/shell/queue-words.ts';
import { useOpenCases } from '../../features/staff/shell/use-open-cases.ts';
import type { Area } from './area.ts';

export const STAFF_AREA: Area = {
  name: 'Staff',
  home: STAFF_PATHS.home,
  role: 'Admin',
  people: 'staff',
  records: 'order, user, showroom or brand',
  entries: [
    ...STAFF_QUEUES.map((queue) => ({
      to: staffQueuePath(queue),
      label: QUEUE_WORDS[queue].title,
      icon: 'clock' as const,
      about: 'A queue of cases to decide.',
      section: 'Queues',
      useCount: () => useOpenCases(queue),
    })),
    {
      to: STAFF_PATHS.support,
      section: 'Queues',
      label: 'Support',
      icon: 'chat',
      about: 'Chats in which somebody waits for an answer.',
      useCount: useWaitingChats,
    },
    {
      to: STAFF_PATHS.orders,
      section: 'Trade',
      label: 'Orders',
      icon: 'box',
      about: 'Every line of every order.',
    },
    {
      to: STAFF_PATHS.money,
      section: 'Trade',
      label: 'Money',
      icon: 'coins',
      about: 'The ledger, its accounts, and how it agrees with the gateway.',
    },
    {
      to: STAFF_PATHS.payouts,
      section: 'Trade',
      label: 'Payouts',
      icon: 'coins',
      about: 'What vendors and pros are paid, and what a bank refused.',
    },
    {
      to: STAFF_PATHS.disputes,
      section: 'Trade',
      label: 'Disputes',
      icon: 'alert',
      about: 'Payments that banks have taken back, and our evidence.',
    },
    {
      to: STAFF_HIRES_PATH,
      section: 'Trade',
      label: 'Hires',
      icon: 'user',
      about: 'What is paid for hires, and what staff are asked to decide.',
      useCount: useWaitingHires,
    },
    {
      to: STAFF_PATHS.showrooms,
      section: 'Trade',
      label: 'Showrooms',
      icon: 'swatch',
      about: 'Plans, waivers and licenses of pros.',
    },
    {
      to: STAFF_PATHS.users,
      section: 'Trade',
      label: 'Users',
      icon: 'user',
      about: 'Accounts and their status.',
    },
    {
      to: STAFF_PATHS.brands,
      section: 'Site',
      label: 'Brands',
      icon: 'swatch',
      about: 'Names, addresses and logos of brands, and duplicates merged.',
    },
    {
      to: STAFF_PATHS.homePage,
      section: 'Site',
      label: 'Home page',
      icon: 'eye',
      about: 'Testimonials, and the rooms under its tabs.',
    },
    {
      to: STAFF_PATHS.pages,
      section: 'Site',
      label: 'Pages',
      icon: 'file',
      about: 'Texts of policies and help, with drafts and versions.',
    },
    {
      to: STAFF_PATHS.categories,
      section: 'Site',
      label: 'Categories',
      icon: 'group',
      about: 'The menu: departments, categories, their order, names and addresses.',
    },
    {
      to: STAFF_PATHS.attributes,
      section: 'Site',
      label: 'Attributes',
      icon: 'list',
      about: 'The fields that the products of a category have.',
    },
    {
      to: STAFF_PATHS.settings,
      section: 'Site',
      label: 'Settings',
      icon: 'edit',
      about: 'Site, claims, fees, taxes and delivery, from a day on.',
    },
    {
      to: AREA_PATHS.staffAudit,
      section: 'Site',
      label: 'Audit log',
      icon: 'list',
      about: 'Who changed what, when, from what to what.',
    },
  ],
};
