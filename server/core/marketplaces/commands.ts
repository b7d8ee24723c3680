// What other domains may do with the shops, in a person's name.
export { searchShop, ShopPaused } from "./api/search_shop.ts";
