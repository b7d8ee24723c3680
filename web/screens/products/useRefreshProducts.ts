import { useNotices } from "../../ui/overlays/notices.ts";
import { isReading } from "./product_words.ts";
import { useUpdateProducts } from "./useUpdateProducts.ts";

/** Has products read soon; what was read in the last ten minutes is not read again, and that is said. */
export function useRefreshProducts(onAsked?: () => void) {
  const { showNotice } = useNotices();
  const [update, isAsking] = useUpdateProducts(onAsked);
  const readAgain = (productIds: readonly string[]) =>
    update({ productIds, refresh: true }, (products) => {
      const isAny = products.some(({ nextReadAt }) => isReading(nextReadAt, Date.now()));
      showNotice(isAny ? ON_ITS_WAY : FRESH, { variant: isAny ? "success" : "default" });
    });
  return [readAgain, isAsking] as const;
}

const ON_ITS_WAY = "Vamos ler o preço na loja. Em um ou dois minutos ele aparece aqui.";
const FRESH = "O preço foi lido há menos de dez minutos. Espere um pouco para ler de novo.";
