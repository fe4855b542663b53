const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Los_Angeles',
});

/** '3:45 PM' where the shop is, as all times are shown. */
export function signedTime(instant: string): string {
  return time.format(new Date(instant));
}
