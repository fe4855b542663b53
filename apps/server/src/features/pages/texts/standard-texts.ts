import type { PageSlug } from '@wevisu/contract/pages.ts';
import { aboutUs } from './about-us.ts';
import { cookiesPolicy } from './cookies-policy.ts';
import { faq } from './faq.ts';
import { faqContractor } from './faq-contractor.ts';
import { faqUser } from './faq-user.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { proAccount } from './pro-account.ts';
import { returnPolicy } from './return-policy.ts';
import type { StandardText } from './standard-text.ts';
import { termsOfService } from './terms-of-service.ts';
import { yourOrders } from './your-orders.ts';

export const STANDARD_TEXTS: Readonly<Record<PageSlug, StandardText>> = {
  about_us: aboutUs,
  cookies_policy: cookiesPolicy,
  faq,
  faq_contractor: faqContractor,
  faq_user: faqUser,
  privacy_policy: privacyPolicy,
  pro_account: proAccount,
  return_policy: returnPolicy,
  terms_of_service: termsOfService,
  your_orders: yourOrders,
};
