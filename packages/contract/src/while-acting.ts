// What staff may do in somebody's name. They look at everything that its owner may look at, but take no files and no
// secret addresses away. Of what changes something they may only do what is listed here: a new call is refused until
// it is. Nothing of passwords, emails, factors, devices, keys, webhooks, cards, payments or the account itself.
import type { CallDefinition } from './call.ts';

/** Reads that change something, hand out a secret, or take everything away. */
const REFUSED_READS: ReadonlySet<string> = new Set([
  'accounts.exportData',
  'accounts.resendVerification',
  'accounts.verifyEmail',
  'accounts.verifyOtp',
  'clients.getCalendarFeed',
  'connections.listDeliveries',
  'designAi.exportData',
  'designAi.resendVerification',
  'designAi.verifyEmail',
  'projects.shareToContractor',
]);

const ALLOWED: ReadonlySet<string> = new Set([
  'acting.stopActing',
  // Lists that are asked for with a body.
  'catalog.listCustomerViewed',
  'catalog.listRecentlyViewed',
  'catalog.listShowroomProducts',
  'catalog.listTopProducts',
  'fulfilment.matchVendorLines',
  'productFacts.listFacts',
  'showroomPrices.previewBulkMarkup',
  // Of a homeowner: carts, projects, requests about an order. Never a checkout, nor where an order goes.
  'cart.addProjectToCart',
  'cart.addSample',
  'cart.destroyCartLine',
  'cart.syncToBulkCart',
  'cart.syncToCart',
  'cart.updateCart',
  'designLibrary.saveStyleSurvey',
  'orders.askAboutItem',
  'orders.withdrawRequest',
  'projects.appendProjectChecklist',
  'projects.copyProject',
  'projects.createProject',
  'projects.putSceneIntoCart',
  'projects.renameProject',
  'projects.restoreProject',
  'projects.restoreSceneVersion',
  'projects.saveScene',
  'projects.updateChecklistItem',
  'projects.updateProjectCart',
  'projects.updateProjectInfo',
  // Of a pro: the showroom and its prices. Never its ID, its plan or its license.
  'clients.createProTask',
  'clients.deleteProTask',
  'clients.saveClientNote',
  'clients.updateProTask',
  'coupons.changeCoupon',
  'coupons.createCoupon',
  'pros.removeShowroomPicture',
  'pros.updateShowroom',
  'pros.uploadShowroomPicture',
  'showroomPrices.applyBulkMarkup',
  'showroomPrices.setMarkup',
  'showroomPrices.undoMarkupBatch',
  // Of a vendor: products, stock and orders. Never the company's terms, nor files of thousands of prices.
  'fulfilment.adviseOnRequest',
  'fulfilment.moveLines',
  'fulfilment.setLineLots',
  'inventory.countLot',
  'inventory.setLowStock',
  'listings.createListing',
  'listings.discardListingDraft',
  'listings.recallListing',
  'listings.saveListingDraft',
  'listings.setListingPrices',
  'listings.submitListing',
  'listings.uploadListingDocument',
  'listings.uploadListingModel',
  'listings.uploadListingPhoto',
  'listings.withdrawPriceChange',
]);

export function mayCallWhileActing({ name, method, sends }: CallDefinition): boolean {
  const isRead = method === 'GET' && sends !== 'file';
  return isRead ? !REFUSED_READS.has(name) : ALLOWED.has(name);
}

/** Every name of both lists, so that a test can show that each is a call. */
export const NAMED_WHILE_ACTING: readonly string[] = [...REFUSED_READS, ...ALLOWED];
