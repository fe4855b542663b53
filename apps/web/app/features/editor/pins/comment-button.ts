/** Takes the focus back where the pin of a closed comment is gone. */
export const COMMENT_BUTTON = 'comment-button';
