import type { AuditEvent } from './audit-calls.ts';
import { fieldName, fieldText } from './field-text.ts';

/** Each changed field, from what to what. */
export function ChangedFields({ from, to }: Pick<AuditEvent, 'from' | 'to'>) {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return (
    <ul>
      {names.map((name) => (
        <li className="break-words" key={name}>
          <span className="text-muted">{fieldName(name)}</span>{' '}
          {from && name in from && <del className="text-muted">{fieldText(name, from[name])}</del>}
          {from && to && name in from && name in to && <span aria-hidden="true"> → </span>}
          {to && name in to && <ins className="no-underline">{fieldText(name, to[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
