// Every call of the product, for the API docs and the refusal suite.
import * as accountPage from './account-page.ts';
import * as accounts from './accounts.ts';
import * as acting from './acting.ts';
import * as aiCredits from './ai-credits.ts';
import * as aiDesigns from './ai-designs.ts';
import * as aiExamples from './ai-examples.ts';
import * as aiPurchases from './ai-purchases.ts';
import * as aiWishes from './ai-wishes.ts';
import * as applications from './applications.ts';
import * as arrivals from './arrivals.ts';
import * as askedPrices from './asked-prices.ts';
import * as assortment from './assortment.ts';
import * as attributes from './attributes.ts';
import * as audit from './audit.ts';
import * as books from './books.ts';
import * as brands from './brands.ts';
import type { CallDefinition } from './call.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as chat from './chat.ts';
import * as chatPins from './chat-pins.ts';
import * as chatSafety from './chat-safety.ts';
import * as checkout from './checkout.ts';
import * as clients from './clients.ts';
import * as clocks from './clocks.ts';
import * as connections from './connections.ts';
import * as coupons from './coupons.ts';
import * as designAi from './design-ai.ts';
import * as designLibrary from './design-library.ts';
import * as directory from './directory.ts';
import * as disputes from './disputes.ts';
import * as earnings from './earnings.ts';
import * as featured from './featured.ts';
import * as fulfilment from './fulfilment.ts';
import * as hiring from './hiring.ts';
import * as homeContent from './home-content.ts';
import * as inventory from './inventory.ts';
import * as leads from './leads.ts';
import * as listingFiles from './listing-files.ts';
import * as listingLooks from './listing-looks.ts';
import * as listingPictures from './listing-pictures.ts';
import * as listingRuns from './listing-runs.ts';
import * as listings from './listings.ts';
import * as mailChoices from './mail-choices.ts';
import * as menu from './menu.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as orderCards from './order-cards.ts';
import * as orderDocuments from './order-documents.ts';
import * as orders from './orders.ts';
import * as ownData from './own-data.ts';
import * as ownOffers from './own-offers.ts';
import * as ownPictures from './own-pictures.ts';
import * as ownTemplates from './own-templates.ts';
import * as pageTexts from './page-texts.ts';
import * as pages from './pages.ts';
import * as palette from './palette.ts';
import * as parcels from './parcels.ts';
import * as payouts from './payouts.ts';
import * as priceLists from './price-lists.ts';
import * as proApplications from './pro-applications.ts';
import * as proCalendar from './pro-calendar.ts';
import * as proHours from './pro-hours.ts';
import * as proOrders from './pro-orders.ts';
import * as proTasks from './pro-tasks.ts';
import * as productFacts from './product-facts.ts';
import * as projectChecklists from './project-checklists.ts';
import * as projectScenes from './project-scenes.ts';
import * as projectSharing from './project-sharing.ts';
import * as projects from './projects.ts';
import * as proposals from './proposals.ts';
import * as pros from './pros.ts';
import * as pushDevices from './push-devices.ts';
import * as reports from './reports.ts';
import * as secondFactor from './second-factor.ts';
import * as settings from './settings.ts';
import * as showroomPrices from './showroom-prices.ts';
import * as showrooms from './showrooms.ts';
import * as socialLogin from './social-login.ts';
import * as staffDashboard from './staff-dashboard.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffQueues from './staff-queues.ts';
import * as staffUsers from './staff-users.ts';
import * as stills from './stills.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as tableViews from './table-views.ts';
import * as vendorApi from './vendor-api.ts';
import * as vendors from './vendors.ts';

function isCall(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export const ALL_CALLS: readonly CallDefinition[] = [
  accounts,
  accountPage,
  attributes,
  acting,
  applications,
  audit,
  brands,
  socialLogin,
  cart,
  catalog,
  books,
  payouts,
  chat,
  chatPins,
  chatSafety,
  checkout,
  coupons,
  clients,
  connections,
  hiring,
  homeContent,
  inventory,
  settings,
  aiCredits,
  aiDesigns,
  aiExamples,
  aiPurchases,
  aiWishes,
  designAi,
  designLibrary,
  clocks,
  directory,
  proHours,
  disputes,
  earnings,
  featured,
  fulfilment,
  leads,
  listingLooks,
  listingPictures,
  listingRuns,
  listings,
  listingFiles,
  mailChoices,
  menu,
  notifications,
  offers,
  orderCards,
  orderDocuments,
  orders,
  ownData,
  ownOffers,
  ownPictures,
  ownTemplates,
  pages,
  palette,
  arrivals,
  parcels,
  pageTexts,
  priceLists,
  proApplications,
  proCalendar,
  proOrders,
  proTasks,
  productFacts,
  projectChecklists,
  projectScenes,
  projectSharing,
  projects,
  proposals,
  reports,
  pros,
  pushDevices,
  secondFactor,
  showroomPrices,
  askedPrices,
  assortment,
  showrooms,
  staffDashboard,
  staffOrders,
  staffQueues,
  staffUsers,
  stills,
  subscriptions,
  support,
  tableViews,
  vendors,
  vendorApi,
].flatMap((feature) => Object.values(feature).filter(isCall));
