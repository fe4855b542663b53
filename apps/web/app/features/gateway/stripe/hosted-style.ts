interface Colors {
  readonly color: string;
  readonly hintColor: string;
}

/** As our own fields; a frame has none of our style sheets. 16 px, so that phones do not zoom. */
export function hostedStyle({ color, hintColor }: Colors) {
  const fontFamily = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
  return {
    base: {
      ...{ color, fontFamily, fontSize: '16px', lineHeight: '24px', iconColor: hintColor },
      '::placeholder': { color: hintColor },
    },
    // The text below and the border say it.
    invalid: { color, iconColor: hintColor },
  };
}
