import type { Migrations } from "../migrate.ts";
import * as first from "./001_first.ts";
import * as accounts from "./002_accounts.ts";
import * as sending from "./003_sending.ts";
import * as appearance from "./004_appearance.ts";
import * as notifications from "./005_notifications.ts";
import * as people from "./006_people.ts";
import * as marketplaces from "./007_marketplaces.ts";
import * as generator from "./008_generator.ts";
import * as catalogue from "./009_catalogue.ts";
import * as coupons from "./010_coupons.ts";
import * as templates from "./011_templates.ts";
import * as cards from "./012_cards.ts";
import * as pairing from "./013_pairing.ts";
import * as delivery from "./014_delivery.ts";
import * as numberSafety from "./015_number_safety.ts";
import * as gateway from "./016_gateway.ts";
import * as platformNumber from "./017_platform_number.ts";
import * as deliveryWords from "./018_delivery_words.ts";
import * as customAffiliateLinks from "./019_custom_affiliate_links.ts";
import * as eventNames from "./020_event_names.ts";
import * as standardWords from "./021_standard_words.ts";
import * as statusWords from "./022_status_words.ts";
import * as unpaidOffers from "./023_unpaid_offers.ts";
import * as lowestPrices from "./024_lowest_prices.ts";
import * as readyTemplates from "./025_ready_templates.ts";

/** Every migration, in order. A released migration is never changed. */
export const migrations: Migrations = {
  "001_first": first,
  "002_accounts": accounts,
  "003_sending": sending,
  "004_appearance": appearance,
  "005_notifications": notifications,
  "006_people": people,
  "007_marketplaces": marketplaces,
  "008_generator": generator,
  "009_catalogue": catalogue,
  "010_coupons": coupons,
  "011_templates": templates,
  "012_cards": cards,
  "013_pairing": pairing,
  "014_delivery": delivery,
  "015_number_safety": numberSafety,
  "016_gateway": gateway,
  "017_platform_number": platformNumber,
  "018_delivery_words": deliveryWords,
  "019_custom_affiliate_links": customAffiliateLinks,
  "020_event_names": eventNames,
  "021_standard_words": standardWords,
  "022_status_words": statusWords,
  "023_unpaid_offers": unpaidOffers,
  "024_lowest_prices": lowestPrices,
  "025_ready_templates": readyTemplates,
};
