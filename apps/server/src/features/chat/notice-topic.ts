/** Of the notifications about a room: while one is unread, later ones are added to it. */
export const noticeTopic = (roomId: number) => `chat ${roomId}`;
