/** Refusals of chats. */
export const chatErrors = {
  chat_not_found: { status: 404, message: 'This chat was not found.' },
  chat_message_not_found: { status: 404, message: 'This message no longer exists.' },
  chat_file_not_found: { status: 404, message: 'This file no longer exists.' },
  chat_message_fixed: {
    status: 422,
    message: 'A message can be changed for {minutes} minutes after it was sent.',
  },
  chat_report_own: { status: 422, message: 'You can remove your own messages yourself.' },
  chat_report_closed: { status: 409, message: 'This report was decided already.' },
  chat_block_not_here: {
    status: 422,
    message: 'Homeowners can block their pros here, and pros their homeowners.',
  },
  chat_message_empty: { status: 422, message: 'Write a message, or add a file.' },
  chat_file_gone: {
    status: 422,
    message: 'A file of this message is no longer there. Remove it, and add it again.',
  },
  chat_file_type: {
    status: 422,
    message: 'Send a picture, a PDF, or a DWG or DXF drawing.',
  },
  chat_files_full: {
    status: 422,
    message: 'You can add up to {maximum} files before you send them.',
  },
  chat_anchor_gone: {
    status: 422,
    message: 'What this message points at is no longer there. Remove it, then send the message.',
  },
  chat_pin_not_found: { status: 404, message: 'This comment is no longer in the room.' },
  chat_pin_nowhere: {
    status: 422,
    message: 'This place is not in the room as it was last saved. Save the room, then try again.',
  },
} as const;
