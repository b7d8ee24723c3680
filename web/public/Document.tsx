import regular from "@fontsource/poppins/files/poppins-latin-400-normal.woff2?url";
import semibold from "@fontsource/poppins/files/poppins-latin-600-normal.woff2?url";
import type { ReactNode } from "react";
import firstScript from "../theme/first_mode.js?raw";
import { publicPaths } from "../paths.ts";
import { CookieBanner } from "../ui/feedback/CookieBanner.tsx";
import icon from "../ui/display/logo.svg?url";
import type { Frame } from "./contract.ts";
import { MaintenanceBar } from "./maintenance/MaintenanceBar.tsx";
import sharePicture from "./share.png?url";

/**
 * A whole HTML document; `path` is its address, null if it has none. `about`: its JSON-LD. `picture`:
 * the path of what messengers show of it, a square; left out: the product's. `isIndexed`: whether
 * search engines may list it. `refreshSeconds`: when a browser without scripts loads it anew.
 */
export function Document(props: {
  frame: Frame;
  path: string | null;
  title: string;
  description: string | null;
  about?: object;
  picture?: string;
  isIndexed?: boolean;
  refreshSeconds?: number;
  children: ReactNode;
}) {
  const { frame, path, title, description, about, picture, isIndexed = true, children } = props;
  const { refreshSeconds } = props;
  const { siteName, origin, appearance } = frame;
  const fullTitle = `${title} · ${siteName}`;
  return (
    <html lang="pt-BR" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{fullTitle}</title>
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        {[regular, semibold].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href={icon} type="image/svg+xml" />
        {path !== null && description !== null
          ? (
            <>
              <meta name="description" content={description} />
              <link rel="canonical" href={`${origin}${path}`} />
              <meta property="og:type" content="website" />
              <meta property="og:site_name" content={siteName} />
              <meta property="og:locale" content="pt_BR" />
              <meta property="og:title" content={fullTitle} />
              <meta property="og:description" content={description} />
              <meta property="og:url" content={`${origin}${path}`} />
              <meta property="og:image" content={`${origin}${picture ?? sharePicture}`} />
              <meta property="og:image:width" content={picture ? "1080" : "1200"} />
              <meta property="og:image:height" content={picture ? "1080" : "630"} />
              <meta property="og:image:alt" content={description} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )
          : null}
        {(path === null || !isIndexed) && <meta name="robots" content="noindex" />}
        {refreshSeconds !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={`${refreshSeconds}`} />
          </noscript>
        )}
        {about && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inline(about) }} />
        )}
        {appearance && (
          <>
            <style
              id="appearance"
              data-version={appearance.version}
              dangerouslySetInnerHTML={{ __html: appearance.css }}
            />
            <meta name="theme-color" content={appearance.primaryColor} />
          </>
        )}
        <style dangerouslySetInnerHTML={{ __html: frame.style }} />
        <script type="module" src={frame.script} />
        {frame.maintenanceScript && <script type="module" src={frame.maintenanceScript} />}
      </head>
      <body>
        {frame.maintenanceScript && <MaintenanceBar script={frame.maintenanceScript} />}
        {children}
        {path === null && <CookieBanner hidden privacyPath={publicPaths.privacy} />}
      </body>
    </html>
  );
}

/** Returns JSON that cannot end the script it stands in. */
const inline = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
