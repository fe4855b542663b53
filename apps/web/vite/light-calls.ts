// Schemas would be a fifth of what a page loads before it is interactive (zod and the contract, 30 KB), and no page
// needs one before its first call. So pages import the contract without them: a call keeps what is needed to send it,
// and loads the whole module with its schemas while waiting for the reply (see platform/call-schemas.ts).
import { basename } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;
const WHOLE = '?whole';
/** The properties needed to send a call; the rest of a definition is schemas and server-only data. */
const SENT_BY = new Set(['name', 'method', 'path', 'encoding']);

/** Only for the browser build; the server and the workers use the contract as written. */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        // A full module imports full modules.
        if (!importer?.endsWith(WHOLE) || !source.startsWith('.')) return;
        const found = await this.resolve(source, importer.slice(0, -WHOLE.length));
        return found && found.id + WHOLE;
      },
    },
    transform(code, id) {
      return CONTRACT.test(id) ? { code: lighten(code, basename(id)), map: null } : undefined;
    },
  };
}

/**
 * A contract module without anything built from schemas. If a removed name is needed after all, the build
 * fails. Takes JavaScript; throws for unknown statements.
 */
export function lighten(code: string, file: string): string {
  const textOf = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const dropped = new Set<string>();
  const kept: string[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.source.value.startsWith('@wevisu/domain/')) kept.push(textOf(statement));
      else for (const { local } of statement.specifiers) dropped.add(local.name);
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration') {
      if (isMadeOf(declaration, dropped)) dropped.add(declaration.id?.name ?? '');
      else kept.push(textOf(statement));
    } else if (declaration?.type === 'VariableDeclaration') {
      const [{ id, init } = {}, ...others] = declaration.declarations;
      if (id?.type !== 'Identifier' || !init || others.length > 0) {
        throw new Error(`${file}: a constant of one name is expected, not ${textOf(statement)}`);
      }
      const call = lightCall(init, { code, file, name: id.name });
      if (call) kept.push(`${isExport ? 'export ' : ''}const ${id.name} = ${call};`);
      else if (isMadeOf(init, dropped)) dropped.add(id.name);
      else kept.push(textOf(statement));
    } else if (!isExport || statement.specifiers.length > 0) {
      throw new Error(
        `${file}: only imports, functions and constants are known, not ${textOf(statement)}`,
      );
    }
  }
  return kept.join('\n');
}

interface Place {
  readonly code: string;
  readonly file: string;
  readonly name: string;
}

/** `defineCall({ … })` without its schemas and with a loader for them; null for everything else. */
function lightCall(init: ESTree.Expression, { code, file, name }: Place): string | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  if (init.callee.name !== 'defineCall') return null;
  const [definition] = init.arguments;
  if (definition?.type !== 'ObjectExpression') {
    throw new Error(`${file}: ${name} is not written out.`);
  }
  const sent = definition.properties.flatMap((one) => {
    const isSent =
      one.type === 'Property' && one.key.type === 'Identifier' && SENT_BY.has(one.key.name);
    return isSent ? [code.slice(one.start, one.end)] : [];
  });
  const whole = `() => import(${JSON.stringify(`./${file}${WHOLE}`)}).then((it) => it.${name})`;
  return `{ ${[...sent, `whole: ${whole}`].join(', ')} }`;
}

function isMadeOf(node: unknown, names: ReadonlySet<string>): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('type' in node && node.type === 'Identifier' && 'name' in node) {
    return names.has(String(node.name));
  }
  return Object.values(node).some((part) => isMadeOf(part, names));
}
