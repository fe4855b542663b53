/** API-02, G-46: carries the token of an AI 3D design account, beside the site's own in `Authorization`. */
export const AI_TOKEN_HEADER = 'X-AI-Token';
