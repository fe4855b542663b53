/** Browser storage keys; those that the spec only describes are snake case (G-69). */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  aiAuthToken: 'AIauthToken',
  cartId: 'cart_id',
  myItem: 'my_item',
  project: 'project',
  redirectTo: 'redirect_to',
  visualRedirect: 'visual_redirect',
  /** Missing from the spec's list of keys, but cleared at logout (U-48). */
  showroom: 'showroom',
  category: 'category',
  breadcrumb: 'breadcrumb',
  recentlyViewed: 'recently_viewed',
  topProduct: 'top_product',
  customerViewed: 'customer_viewed',
  productCategory: 'product_category',
  productList: 'product_list',
  pagination: 'pagination',
  newLayout: 'new_layout',
  /** Not in the spec's list: the answers of the style survey (G-41). */
  styleSurvey: 'style_survey',
  /** Not in the spec's list: the zip code for delivery estimates. */
  deliveryZip: 'delivery_zip',
  /** Not in the spec's list: the editor's first steps were shown, once a browser. */
  firstSteps: 'first_steps',
  /** Not in the spec's list: the token of staff who act for a user, until they stop. */
  actingStaffToken: 'acting_staff_token',
  /** Not in the spec's list: a brief for AI 3D Design that is being written. */
  aiBrief: 'ai_brief',
  /** Not in the spec's list: what the last design runs began from. */
  aiStarts: 'ai_starts',
  /** Not in the spec's list: chat messages that are written and not sent yet. */
  chatOutbox: 'chat_outbox',
} as const;

/** AUTH-45: cleared at logout, with redirect_to and pagination, which the spec keeps (U-48), the style survey and unsent messages. */
export const KEYS_CLEARED_AT_LOGOUT = [
  STORAGE_KEYS.myItem,
  STORAGE_KEYS.project,
  STORAGE_KEYS.visualRedirect,
  STORAGE_KEYS.showroom,
  STORAGE_KEYS.category,
  STORAGE_KEYS.breadcrumb,
  STORAGE_KEYS.recentlyViewed,
  STORAGE_KEYS.productCategory,
  STORAGE_KEYS.productList,
  STORAGE_KEYS.customerViewed,
  STORAGE_KEYS.topProduct,
  STORAGE_KEYS.newLayout,
  STORAGE_KEYS.cartId,
  STORAGE_KEYS.redirectTo,
  STORAGE_KEYS.pagination,
  STORAGE_KEYS.styleSurvey,
  STORAGE_KEYS.deliveryZip,
  STORAGE_KEYS.chatOutbox,
] as const;
