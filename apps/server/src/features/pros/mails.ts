// The mails about licenses and plans.
import type { CallInput } from '@wevisu/contract/call.ts';
import type { renewLicense } from '@wevisu/contract/pros.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';
import type { SupportNews } from '../leads/mail-support.ts';

export function renewalNews(given: {
  readonly company: string;
  readonly form: CallInput<typeof renewLicense>['body'];
  readonly url: string;
}): SupportNews {
  const { company, form, url } = given;
  return {
    template: 'license_sent',
    subject: `New license: ${company}`,
    rows: [
      ['Company', company],
      ['License', `${form.license_number}, ${form.license_state}`],
      ['Valid until', formatDay(day(form.license_expires_on))],
    ],
    text: `Review it in the queue of licenses: ${url}/staff`,
  };
}

interface About {
  /** YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly url: string;
}

export function licenseReminderMail({ expiresOn, url }: About): MailContent {
  const last = formatDay(day(expiresOn));
  return {
    subject: `Your license expires on ${last}`,
    title: `Your license expires on ${last}`,
    preview: 'Send us the new one, so that your showroom keeps selling.',
    blocks: [
      {
        kind: 'text',
        text: 'After that day your showroom cannot sell until our staff have approved a new license. Carts and projects stay as they are.',
      },
      {
        kind: 'text',
        text: 'You can send the new license now. The present one stays valid meanwhile.',
      },
      { kind: 'button', label: 'Send the new license', url },
    ],
  };
}

export function planReminderMail({
  endsOn,
  url,
}: {
  readonly endsOn: string;
  readonly url: string;
}): MailContent {
  const last = formatDay(day(endsOn));
  return {
    subject: `Your plan ends on ${last}`,
    title: `Your plan ends on ${last}`,
    preview: 'After that your showroom is on Basic.',
    blocks: [
      {
        kind: 'text',
        text: 'After that day your showroom is on Basic and shows our color and logo. Yours are kept. Your prices, clients and orders stay as they are.',
      },
      { kind: 'text', text: 'To keep the plan, undo the end on its page or contact us.' },
      { kind: 'button', label: 'See your plan', url },
    ],
  };
}

export function licenseStoppedMail({ url }: Pick<About, 'url'>): MailContent {
  return {
    subject: 'Your license has expired: your showroom stopped selling',
    title: 'Your showroom stopped selling',
    preview: 'Your license has expired. Send us the new one.',
    blocks: [
      {
        kind: 'text',
        text: 'Your license has expired, so homeowners cannot check out in your showroom. They still see it, and their carts and projects stay as they are.',
      },
      {
        kind: 'text',
        text: 'Send us the new license. Selling goes on as soon as our staff have approved it.',
      },
      { kind: 'button', label: 'Send the new license', url },
    ],
  };
}

export function licenseApprovedMail({ expiresOn, url }: About): MailContent {
  return {
    subject: 'Your new license is approved',
    title: 'Your new license is approved',
    preview: `It is valid until ${formatDay(day(expiresOn))}.`,
    blocks: [
      { kind: 'text', text: `It is valid until ${formatDay(day(expiresOn))}.` },
      { kind: 'button', label: 'Open your start page', url },
    ],
  };
}

export function licenseRefusedMail(given: {
  readonly reason: string;
  readonly url: string;
}): MailContent {
  return {
    subject: 'We could not approve your new license',
    title: 'About your new license',
    preview: 'Our staff wrote why. You can send another one.',
    blocks: [
      { kind: 'text', text: 'We could not approve the license that you sent. Our staff wrote:' },
      { kind: 'text', text: given.reason },
      {
        kind: 'text',
        text: 'Your present license stays as valid as it was. You can send another one now.',
      },
      { kind: 'button', label: 'Send another license', url: given.url },
    ],
  };
}
