import icon from "../../ui/display/logo.svg?url";
import type { Frame } from "../contract.ts";

/** Returns the schema.org data of the organisation and its software; a trial costs nothing. */
export function aboutProduct(
  { siteName, origin }: Frame,
  description: string,
  trialDays: number,
) {
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: siteName,
        url: `${origin}/`,
        logo: `${origin}${icon}`,
      },
      {
        "@type": "SoftwareApplication",
        name: siteName,
        description,
        url: `${origin}/`,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        inLanguage: "pt-BR",
        publisher: organization,
        offers: {
          "@type": "Offer",
          price: 0,
          priceCurrency: "BRL",
          description: `Teste de ${trialDays} dias, sem cartão`,
        },
      },
    ],
  };
}
