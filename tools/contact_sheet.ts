/** Returns a page that shows the pictures of a folder: a row for each screen and state. */
export function contactSheet(files: readonly string[]): string {
  const scenes = Map.groupBy(
    files.filter((file) => file.endsWith(".png")).toSorted(),
    (file) => file.split(".").slice(0, 2).join("."),
  );
  const rows = [...scenes].map(([scene, files]) => `
    <h2 id="${scene}">${scene}</h2>
    <p>${files.map(pictureOf).join("")}</p>`);
  const links = [...scenes.keys()].map((scene) => `<a href="#${scene}">${scene}</a>`);
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Telas</title>
    <style>
      body { font: 14px system-ui; margin: 24px; background: #ddd }
      nav { columns: 4 } nav a { display: block }
      p { display: flex; gap: 12px; align-items: start; overflow-x: auto }
      figure { margin: 0; flex: none } img { display: block; max-width: 640px; border: 1px solid #999 }
    </style>
    <nav>${links.join("")}</nav>${rows.join("")}`;
}

const pictureOf = (file: string) => `
  <figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>
    <figcaption>${file.split(".")[2]}</figcaption></figure>`;
