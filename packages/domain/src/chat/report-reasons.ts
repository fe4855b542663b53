/** Why a message of a chat is reported. The first that fits is chosen; staff read the note beside it. */
export const CHAT_REPORT_REASONS = ['harassment', 'fraud', 'private', 'spam', 'other'] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

export const CHAT_REPORT_WORDS: Readonly<Record<ChatReportReason, string>> = {
  harassment: 'It insults, threatens or harasses',
  fraud: 'It asks for money or cards outside of WeVisu, or deceives',
  private: 'It shows private data of somebody',
  spam: 'It is advertising or spam',
  other: 'Something else',
};
