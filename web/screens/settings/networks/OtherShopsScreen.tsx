import { lazy, Suspense } from "react";
import { Section } from "../../../ui/layout/Section.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { ShopScreen } from "../ShopScreen.tsx";
import { otherShops } from "./other_shops.ts";

const networks = import("./Networks.tsx"); // beside the query, not after it
networks.catch(() => {}); // requested again when it is shown
const Networks = lazy(async () => ({
  default: (await networks.catch(() => import("./Networks.tsx"))).Networks,
}));

/** `/app/settings/outras-lojas`: shops that pay through networks, then Magalu and AliExpress. */
export const OtherShopsScreen = () => (
  <ShopScreen
    shop={otherShops}
    before={(viewer) => (
      <Suspense fallback={<Loading />}>
        <Networks viewer={viewer} />
      </Suspense>
    )}
  />
);

const Loading = () => (
  <Section label="Lojas a caminho">
    <Skeleton height={220} />
  </Section>
);
