// Its own way of being told the language. A provider around all pages would bring React Aria to those that use nothing
// of it, and asking the browser for its languages, as it does otherwise, takes a phone 40 ms.
if (typeof window !== 'undefined') {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });
}
