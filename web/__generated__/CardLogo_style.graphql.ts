/**
 * @generated SignedSource<<08cde965f13febeea884912b7295daa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardLogo_style$data = {
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentType": "CardLogo_style";
};
export type CardLogo_style$key = {
  readonly " $data"?: CardLogo_style$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLogo_style">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardLogo_style",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "CardStyle",
  "abstractKey": null
};

(node as any).hash = "0f873ad67275ea39557396325a36612d";

export default node;
