/**
 * Parameters that say who sent a visitor, never what is shown: by network, or by what sets them. A
 * shop that names a product by one of these has to say so in rules of its own.
 */
const tracking = new RegExp(
  `^(?:${
    [
      "utm_.*|utmi_.*|mtm_.*|pk_.*|hsa_.*|matt_.*|mkt_.*|mc_[ce]id|_hs(?:enc|mi)|_g[al]", // campaigns
      "gclid|gclsrc|g(?:ad|braid|ad_source|ad_campaignid)|wbraid|dclid|srsltid", // Google
      "fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|epik|igshid?|wickedid|scid|spm", // other ads
      "aff(?:_?id|iliate|iliate_?id|_sub\\d*|_trace_key|_platform|_fcid|_fsk)?|afsrc",
      "afiliad[oa](?:_?id)?|afid|franq|opn|epar|parceir[oa](?:_?id)?", // shops in Brazil
      "awc|awinaffid|sv1|sv_(?:campaign|affiliate)_id|clickref|zanpid", // Awin
      "irclickid|irgwc|irpid|sharedid|im_ref", // Impact
      "cjevent|cjdata", // CJ
      "ran(?:mid|eaid|siteid)|u1", // Rakuten
      "tduid|tagtag_uid|admitad_uid|lmdsid|lomadee|sscid|wgcampaignid", // TradeDoubler … Webgains
      "a_aid|a_bid|tap_[as]|rfsn|sca_(?:ref|source)|bg_ref|dt_id|afmc", // programmes of single shops
      "transaction_id|_ef_transaction_id|clickid|click_id", // Tune, Everflow
      "src|sck|xcod|hotfeature", // Hotmart
      "partner_?id|partner|promoter_?id|sub_?ids?\\d*",
      "tag|ref|ref_|referrer|scm|linkcode|linkid|ascsubtag|camp|creative|creativeasin", // Amazon
      "mmp_pid|uls_trackid|sp_atk|xptdk|smtt|gads_t_sig|extraparams|__mobile__", // Shopee
    ].join("|")
  })$`,
  "i",
);

/** What names a publisher where another parameter of the same network stands beside it. */
const besides: readonly (readonly [beside: RegExp, named: RegExp])[] = [
  [/^(?:cjevent|cjdata)$/i, /^(?:pid|aid|sid)$/i],
  [/^hotfeature$/i, /^(?:ap|a)$/i],
];

/** `url` without the parameters that only say who sent the visitor; a route in `#/…` stays. */
export function withoutTracking(url: URL): URL {
  const plain = new URL(url);
  const all = [...plain.searchParams];
  const kept = untracked(all);
  // An untouched query stays as it is written. At once: each `delete` would write the whole anew.
  if (kept.length < all.length) plain.search = new URLSearchParams(kept).toString();
  plain.hash = /^#!?\//.test(plain.hash) ? routeWithoutTracking(plain.hash) : "";
  return plain;
}

type Parameter = [name: string, value: string];

function untracked(all: Parameter[]): Parameter[] {
  const named = besides.filter(([beside]) => all.some(([name]) => beside.test(name)));
  return all.filter(([name]) =>
    !tracking.test(name) && !named.some(([, pattern]) => pattern.test(name))
  );
}

/** A page that lives in its fragment has a query there as well: `#/product/1?tag=…`. */
function routeWithoutTracking(hash: string): string {
  const [route, query] = splitOnce(hash, "?");
  if (query === null) return hash;
  const all = [...new URLSearchParams(query)] as Parameter[];
  const kept = untracked(all);
  if (kept.length === all.length) return hash;
  return kept.length > 0 ? `${route}?${new URLSearchParams(kept)}` : route;
}

function splitOnce(text: string, mark: string): readonly [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}
