/** A field that two people have changed in two ways; null is nothing. */
export interface FieldConflict {
  readonly path: string;
  readonly label: string;
  readonly base: string | null;
  readonly theirs: string | null;
  readonly mine: string | null;
}

/** Texts of a form on top of what somebody else has saved: what only one changed is taken, the rest stays mine and is told. */
export function mergeTexts<Name extends string>(given: {
  readonly base: Readonly<Record<Name, string>>;
  readonly theirs: Readonly<Record<Name, string>>;
  readonly mine: Readonly<Record<Name, string>>;
  readonly labels: Readonly<Record<Name, string>>;
}): { readonly values: Record<Name, string>; readonly conflicts: readonly FieldConflict[] } {
  const { base, theirs, mine, labels } = given;
  const names = Object.keys(labels) as Name[];
  const values = Object.fromEntries(
    names.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]]),
  ) as Record<Name, string>;
  const conflicts = names
    .filter(
      (name) =>
        mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
    )
    .map((name) => ({
      ...{ path: name, label: labels[name] },
      ...{ base: orNull(base[name]), theirs: orNull(theirs[name]), mine: orNull(mine[name]) },
    }));
  return { values, conflicts };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
