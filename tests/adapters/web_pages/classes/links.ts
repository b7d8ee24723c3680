import { canonicalUrl } from "../../../../server/core/marketplaces/links/link.ts";
import { compare, type Outcome } from "./page_case.ts";

type LinkCase = { readonly name: string; readonly leadsTo: string };

/** Compares the address's target; one that was not unwrapped or cleaned is wrong. */
export const outcomeOfLink = ({ name, leadsTo }: LinkCase): { outcome: Outcome; detail: string } =>
  compare("address", leadsTo, canonicalUrl(new URL(name)).href);

const SHOP = "https://www.lojaqualquer.com.br/fone-aurora/p";
const dropped = (query: string, kept = ""): LinkCase => ({
  name: `${SHOP}?${query}`,
  leadsTo: `${SHOP}${kept}`,
});

/** Parameters by which networks credit somebody, at a shop without rules of its own. */
export const foreignParameters: readonly LinkCase[] = [
  ...[
    "sv1=affiliate&sv_campaign_id=98765",
    "irclickid=abc&irgwc=1&irpid=98765&sharedid=blog",
    "cjevent=abc&PID=7654321&AID=1234567",
    "cjdata=abc&pid=7654321&aid=1234567&sid=loja",
    "tduid=abc98765",
    "tagtag_uid=abc98765",
    "franq=AFL-03-98765&opn=YSMESP&epar=AFL",
    "afiliado_id=98765",
    "a_aid=98765&a_bid=11112222",
    "transaction_id=102abc98765",
    "src=afiliado98765&hotfeature=51",
    "sck=98765&xcod=12",
    "afid=98765",
    "rfsn=98765.abc",
    "sca_ref=98765.abc&sca_source=blog",
    "bg_ref=98765",
    "tap_a=1-2&tap_s=98765",
    "_ef_transaction_id=98765",
    "wgcampaignid=98765",
    "ranMID=1&ranEAID=98765&ranSiteID=x&u1=blog",
    "admitad_uid=98765&utm_source=admitad",
    "awc=98765_1&sv1=affiliate",
    "im_ref=98765",
    "dt_id=98765",
  ].map((query) => dropped(query)),
  dropped("PID=7654321&cor=azul", "?PID=7654321&cor=azul"),
  dropped("skuId=77&sv1=affiliate", "?skuId=77"),
  dropped("idsku=77&cjevent=abc&AID=5", "?idsku=77"),
  dropped("variant=4400000039&src=ig", "?variant=4400000039"),
];

const wrapped = (wrapper: string, target = SHOP): LinkCase => ({
  name: wrapper.replace("TARGET", encodeURIComponent(target)),
  leadsTo: target,
});

/** Links of networks and sites that carry their target. */
export const wrappedLinks: readonly LinkCase[] = [
  ...[
    "https://www.awin1.com/cread.php?awinmid=17729&awinaffid=98765&ued=TARGET",
    "https://www.awin1.com/awclick.php?gid=1&mid=17729&awinaffid=98765&p=TARGET",
    "https://redir.lomadee.com/v2/deeplink?url=TARGET&sourceId=98765",
    "https://redir.lomadee.com/v2/98765?url=TARGET",
    "https://click.linksynergy.com/deeplink?id=98765&mid=1&murl=TARGET",
    "https://click.linksynergy.com/fs-bin/click?id=98765&offerid=1&type=3&subid=0&RD_PARM1=TARGET",
    "https://www.youtube.com/redirect?event=video_description&redir_token=98765&q=TARGET&v=abc",
    "https://www.mercadolivre.com.br/gz/account-verification?go=TARGET&tid=98765",
    "https://www.anrdoezrs.net/click-98765-123?url=TARGET",
    "https://www.jdoqocy.com/click-98765-123?sid=blog&url=TARGET",
    "https://aurora.sjv.io/c/98765/123/456?u=TARGET",
    "https://aurora.pxf.io/c/98765/123/456?u=TARGET",
    "https://ad.admitad.com/g/98765/?ulp=TARGET",
    "https://clk.tradedoubler.com/click?p=1&a=98765&url=TARGET",
    "https://track.webgains.com/click.html?wgcampaignid=98765&wgprogramid=1&wgtarget=TARGET",
    "https://www.shareasale.com/r.cfm?b=1&u=98765&m=2&urllink=TARGET",
    "https://prf.hn/click/camref:98765/destination:TARGET",
    "https://l.facebook.com/l.php?u=TARGET&h=98765",
    "https://t.umblr.com/redirect?z=TARGET&t=98765",
    "https://s.shopee.com.br/an_redir?origin_link=TARGET&affiliate_id=98765",
    "https://go.skimresources.com/?id=98765X1&url=TARGET",
    "https://www.google.com/url?sa=t&url=TARGET&usg=98765",
  ].map((wrapper) => wrapped(wrapper)),
  wrapped(
    "https://www.awin1.com/cread.php?awinaffid=98765&ued=TARGET&clickref=TARGET".replace(
      "&clickref=TARGET",
      "",
    ),
    "https://www.mercadolivre.com.br/p/MLB12345678",
  ),
  {
    name:
      "https://www.awin1.com/cread.php?awinaffid=98765&ued=www.lojaqualquer.com.br%2Ffone-aurora%2Fp",
    leadsTo: SHOP,
  },
  {
    name: `https://www.awin1.com/cread.php?awinaffid=98765&ued=${
      encodeURIComponent(encodeURIComponent(SHOP))
    }`,
    leadsTo: SHOP,
  },
  {
    name: `https://www.youtube.com/redirect?q=${
      encodeURIComponent(
        `https://www.awin1.com/cread.php?awinaffid=98765&ued=${
          encodeURIComponent(`${SHOP}?awc=98765`)
        }`,
      )
    }`,
    leadsTo: SHOP,
  },
];
