// A mail as HTML and as text, from the same blocks. Blocks are plain text: they are escaped here.
import { readFileSync } from 'node:fs';

export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'links';
      readonly heading?: string;
      readonly links: readonly {
        readonly label: string;
        readonly text: string;
        readonly url: string;
      }[];
    }
  /** Two columns, amounts right-aligned; `strong` marks a total. */
  | {
      readonly kind: 'rows';
      readonly heading?: string;
      readonly rows: readonly {
        readonly label: string;
        readonly value: string;
        readonly strong?: boolean;
      }[];
    };

export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** In mails that their reader may switch off. */
  readonly unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /** 'Progress of orders'. */
  readonly about: string;
  /** Shows a page; a POST switches the mails off (RFC 8058). */
  readonly url: string;
  /** Where the reader chooses among all mails. */
  readonly choicesUrl: string;
}

export interface Brand {
  readonly name: string;
  readonly footer: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const layout = readFileSync(new URL('layout.generated.html', import.meta.url), 'utf8');

function renderMail(content: MailContent, brand: Brand): RenderedMail {
  const places: Readonly<Record<string, string>> = {
    title: escapeHtml(content.title),
    preview: escapeHtml(content.preview),
    brand: escapeHtml(brand.name),
    footer: escapeHtml(brand.footer),
    body: content.blocks.map(toHtml).join(''),
    unsubscribe: content.unsubscribe ? unsubscribeHtml(content.unsubscribe) : '',
  };
  return {
    subject: content.subject,
    html: layout.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? ''),
    text: [
      content.title,
      ...content.blocks.map(toText),
      `-- \n${brand.name}\n${brand.footer}`,
      ...(content.unsubscribe ? [unsubscribeText(content.unsubscribe)] : []),
    ].join('\n\n'),
  };
}

/** What the table of mails holds: the content, or of an old or sent mail what was made of it. */
export interface StoredMail extends RenderedMail {
  readonly content: MailContent | null;
}

export function renderStoredMail({ content, ...rendered }: StoredMail, brand: Brand): RenderedMail {
  return content === null ? rendered : renderMail(content, brand);
}

function unsubscribeHtml({ about, url, choicesUrl }: Unsubscribe): string {
  const choices = `<a href="${escapeHtml(choicesUrl)}">Choose your emails</a>`;
  return `This email is about: ${escapeHtml(about)}. <a href="${escapeHtml(url)}">Unsubscribe</a> or ${choices}.<br>`;
}

function unsubscribeText({ about, url, choicesUrl }: Unsubscribe): string {
  return `This email is about: ${about}.\nUnsubscribe: ${url}\nChoose your emails: ${choicesUrl}`;
}

/** As in the layout; mail programs pass no font on into a table. */
const FONT = "font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;";
const CELL = `${FONT}padding:10px 25px;font-size:16px;line-height:26px;color:#1D2321;`;
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1F5B47;color:#FFFFFF;text-decoration:none;font-weight:600;';
const CODE =
  'font-size:36px;line-height:48px;letter-spacing:8px;font-variant-numeric:tabular-nums;';

function toHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<tr><td style="${CELL}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</td></tr>`;
    case 'button':
      return `<tr><td style="${CELL}"><a style="${BUTTON}" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></td></tr>`;
    case 'code':
      return `<tr><td style="${CELL}${CODE}">${escapeHtml(block.code)}</td></tr>`;
    case 'links':
      return `<tr><td style="${CELL}">${block.heading === undefined ? '' : `<p style="margin:8px 0;color:#5F6B66;">${escapeHtml(block.heading)}</p>`}${block.links.map(toLink).join('')}</td></tr>`;
    case 'rows':
      return `<tr><td style="${CELL}">${block.heading === undefined ? '' : `<p style="margin:8px 0;color:#5F6B66;">${escapeHtml(block.heading)}</p>`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${block.rows.map(toRow).join('')}</table></td></tr>`;
  }
}

function toLink({ label, text, url }: { label: string; text: string; url: string }): string {
  const anchor = `<a style="color:#1F5B47;font-weight:600;" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  return `<p style="margin:0;padding:10px 0;border-top:1px solid #E4DFD6;overflow-wrap:anywhere;">${anchor}<br>${escapeHtml(text)}</p>`;
}

/** An amount or a number stays on one line; a name or a title breaks, so that the mail is never wider than a phone. */
const MAX_UNBROKEN = 24;

function toRow(row: { label: string; value: string; strong?: boolean }): string {
  const fit = row.value.length > MAX_UNBROKEN ? 'word-break:break-word;' : 'white-space:nowrap;';
  const weight = row.strong ? 'font-weight:600;' : '';
  const style = `${FONT}color:#1D2321;padding:6px 0;border-top:1px solid #E4DFD6;font-size:14px;line-height:22px;${weight}`;
  return `<tr><td style="${style}padding-right:16px;">${escapeHtml(row.label)}</td><td style="${style}text-align:right;${fit}">${escapeHtml(row.value)}</td></tr>`;
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'code':
      return block.code;
    case 'links':
      return [
        block.heading ?? [],
        block.links.map(({ label, text, url }) => `${label}\n${text}\n${url}`),
      ]
        .flat(2)
        .join('\n\n');
    case 'rows':
      return [block.heading ?? [], block.rows.map((row) => `${row.label}: ${row.value}`)]
        .flat(2)
        .join('\n');
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
