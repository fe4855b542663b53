// Tells React Aria the language without a provider around all pages: its module queries Intl when it is evaluated, which
// takes a phone 40 ms, and most pages never use it.
if (typeof window !== 'undefined') {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });
}
