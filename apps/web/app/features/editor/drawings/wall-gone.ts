export const WALL_GONE = 'The wall that the message points at is no longer in this room.';
