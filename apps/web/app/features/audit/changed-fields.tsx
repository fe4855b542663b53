import type { AuditEvent } from './audit-calls.ts';

/** Each changed field, from what to what. */
export function ChangedFields({ from, to }: Pick<AuditEvent, 'from' | 'to'>) {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return (
    <ul>
      {names.map((name) => (
        <li className="break-words" key={name}>
          <span className="text-muted">{name.replaceAll('_', ' ')}</span>{' '}
          {from && <del className="text-muted">{valueText(from[name])}</del>}
          {from && to && <span aria-hidden="true"> → </span>}
          {to && <ins className="no-underline">{valueText(to[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
