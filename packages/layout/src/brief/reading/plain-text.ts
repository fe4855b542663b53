const replaced: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  ʼ: "'",
  '”': '"',
  '“': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': 'x',
  '✕': 'x',
  '\u00a0': ' ',
  '\t': ' ',
  '\r': ' ',
};

/** The text in lower case with one sign for each quote, dash and cross; as long as the text, unit by unit. */
export function plainText(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const lower = unit.toLowerCase();
    plain += replaced[unit] ?? (lower.length === 1 ? lower : unit);
  }
  return plain;
}
