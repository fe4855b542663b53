// Every call of the product, for the API docs and the refusal suite.
import * as accountPage from './account-page.ts';
import * as accounts from './accounts.ts';
import type { CallDefinition } from './call.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import * as designLibrary from './design-library.ts';
import * as leads from './leads.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as ownPictures from './own-pictures.ts';
import * as ownTemplates from './own-templates.ts';
import * as pages from './pages.ts';
import * as proApplications from './pro-applications.ts';
import * as productFacts from './product-facts.ts';
import * as projectChecklists from './project-checklists.ts';
import * as projectScenes from './project-scenes.ts';
import * as projectSharing from './project-sharing.ts';
import * as projects from './projects.ts';
import * as secondFactor from './second-factor.ts';
import * as showrooms from './showrooms.ts';
import * as socialLogin from './social-login.ts';
import * as stills from './stills.ts';

function isCall(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export const ALL_CALLS: readonly CallDefinition[] = [
  accounts,
  accountPage,
  socialLogin,
  cart,
  catalog,
  checkout,
  designLibrary,
  leads,
  notifications,
  orders,
  ownPictures,
  ownTemplates,
  pages,
  proApplications,
  productFacts,
  projectChecklists,
  projectScenes,
  projectSharing,
  projects,
  secondFactor,
  showrooms,
  stills,
].flatMap((feature) => Object.values(feature).filter(isCall));
