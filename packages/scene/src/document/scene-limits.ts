/** Text of a scene as it is sent or read from a file: 20,000 nodes are about 6 MB. */
export const MAX_SCENE_BYTES = 8 * 1024 * 1024;
