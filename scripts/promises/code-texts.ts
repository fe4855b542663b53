// Every text that the code can show: literals, templates and the words between tags, each with the names of what is
// put into it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** What people see is said here. The room's parts name measures of the trade, which promise nothing of the shop's. */
const FOLDERS = [
  'apps/web/app',
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/photo/src',
  'packages/site/src',
];
const NO_TEXT = /(\.test\.tsx?|\/test-[\w-]+\.tsx?|\.generated\.ts|\.d\.ts)$/;
/** Never shown: names, addresses, styles. */
const SILENT = new Set([
  'className',
  'style',
  'd',
  'id',
  'key',
  'name',
  'href',
  'to',
  'src',
  'sizes',
]);

export interface CodeText {
  readonly file: string;
  readonly line: number;
  /** '{RETURN_WINDOW_DAYS} days' where the number is put in. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export function listCodeFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !NO_TEXT.test(path)),
  );
}

export function readCodeTexts(file: string): readonly CodeText[] {
  return textsOf(file, readFileSync(join(root, file), 'utf8'));
}

export function textsOf(file: string, code: string): readonly CodeText[] {
  const { program } = parseSync(file, code);
  const found: CodeText[] = [];
  const add = (node: Node, text: string) => {
    const line = code.slice(0, node.start).split('\n').length;
    found.push({ file, line, text: text.replace(/\s+/g, ' ').trim() });
  };
  look(program as unknown as Node);
  return found;

  function look(node: Node): void {
    if (isSilent(node)) return;
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value);
    if (node.type === 'TemplateLiteral') add(node, template(node, code));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      if (nodesIn(node.children).some(isWords)) add(node, between(node, code));
    }
    const parts = isReplacement(node) ? [node.callee] : Object.values(node);
    for (const part of parts) for (const child of nodesIn(part)) look(child);
  }
}

function isSilent(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return true;
  if (node.type === 'TaggedTemplateExpression') return (node.tag as Node).name === 'sql';
  return node.type === 'JSXAttribute' && SILENT.has(String((node.name as Node).name));
}

/** '$1' in it is a group of a pattern and no sum. */
function isReplacement({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { name } = ((callee as Node).property ?? {}) as { readonly name?: string };
  return name === 'replace' || name === 'replaceAll';
}

function isWords(node: Node): boolean {
  return node.type === 'JSXText' && /\w/.test(String(node.value));
}

/** The words of an element with those of the elements in it, as they are read. */
function between(node: Node, code: string): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') {
    const inside = node.expression as Node;
    if (inside.type === 'Literal') return String(inside.value);
    if (inside.type === 'TemplateLiteral') return template(inside, code);
    return put(inside, code);
  }
  return nodesIn(node.children)
    .map((child) => between(child, code))
    .join('');
}

function template(node: Node, code: string): string {
  const inside = nodesIn(node.expressions);
  return nodesIn(node.quasis)
    .map(({ value }, n) => {
      const words = (value as { readonly cooked: string }).cooked;
      return inside[n] ? `${words}${put(inside[n], code)}` : words;
    })
    .join('');
}

/** The name of what is put in; texts inside of it are found by themselves. */
function put({ start, end }: Node, code: string): string {
  const name = code.slice(start, end);
  return /['"`{<]/.test(name) ? '{}' : `{${name}}`;
}

function nodesIn(part: unknown): readonly Node[] {
  const parts = Array.isArray(part) ? part : [part];
  return parts.filter((one): one is Node => typeof one?.type === 'string');
}
