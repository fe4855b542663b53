import { Notice } from '../../ui/notice.tsx';

/** What has changed since it was last shown, before payment. */
export function ChangesNotice({ changes }: { readonly changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice isUrgent kind="warning" title="Some things have changed">
      <ul className={changes.length > 1 ? 'list-disc ps-5' : ''}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  );
}
