/**
 * @generated SignedSource<<ae5a2acf0944b00e4ec0f2d61b3d4ec8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LinkDevice = "DESKTOP" | "MOBILE" | "TABLET";
import { FragmentRefs } from "relay-runtime";
export type LinkForm_link$data = {
  readonly expiresAt: string | null | undefined;
  readonly hasPassword: boolean;
  readonly id: string;
  readonly slug: string;
  readonly startsAt: string | null | undefined;
  readonly targets: ReadonlyArray<{
    readonly countries: ReadonlyArray<string>;
    readonly devices: ReadonlyArray<LinkDevice>;
    readonly group: {
      readonly id: string;
    } | null | undefined;
    readonly hoursFrom: string | null | undefined;
    readonly hoursTo: string | null | undefined;
    readonly isInvitation: boolean;
    readonly url: string;
    readonly weight: number;
  }>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "LinkForm_link";
};
export type LinkForm_link$key = {
  readonly " $data"?: LinkForm_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkForm_link">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkForm_link",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortLinkTarget",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "devices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hoursTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvitation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortLink",
  "abstractKey": null
};
})();

(node as any).hash = "1c724d8a0cd9b9e3814d2168459ac3ae";

export default node;
