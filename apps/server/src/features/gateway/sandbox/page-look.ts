// How the pages of the built-in gateway look: apart from the shop's own, as another company's would be.

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const PAGE_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px 16px; background: light-dark(#eef1f5, #12161c); color: light-dark(#18202b, #e8ecf2); }
  main { max-width: 440px; margin: 4vh auto; padding: 28px 24px; border-radius: 12px; background: light-dark(#fff, #1d232c); }
  h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  .bank { font-weight: 600; color: light-dark(#1d4f91, #9cc3f5); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; }
  dt { color: light-dark(#566070, #a5b0bf); }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  form { margin: 0 0 12px; }
  input { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border-radius: 8px;
    border: 1px solid light-dark(#8a94a3, #77818f); background: transparent; color: inherit; font: inherit; }
  button, a { box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: 12px; border-radius: 8px;
    font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button { border: 0; background: #1d4f91; color: #fff; }
  button.second { border: 1px solid light-dark(#8a94a3, #77818f); background: transparent; color: inherit; }
  a { color: inherit; text-decoration: underline; font-weight: 400; }`;
