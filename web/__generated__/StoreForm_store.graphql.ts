/**
 * @generated SignedSource<<7f55bcdc0842dec9d5d7c59975cf0f0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type StoreForm_store$data = {
  readonly about: string;
  readonly cardColor: string | null | undefined;
  readonly invites: ReadonlyArray<{
    readonly capacity: number | null | undefined;
    readonly groupId: string | null | undefined;
    readonly isFull: boolean;
    readonly title: string;
    readonly url: string | null | undefined;
  }>;
  readonly isOnlySent: boolean;
  readonly links: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
  }>;
  readonly marketplaces: ReadonlyArray<Marketplace>;
  readonly primaryColor: string | null | undefined;
  readonly sections: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly shownInvites: ReadonlyArray<{
    readonly isFull: boolean;
    readonly members: number | null | undefined;
  }>;
  readonly slug: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "StoreForm_store";
};
export type StoreForm_store$key = {
  readonly " $data"?: StoreForm_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreForm_store">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFull",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreForm_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "primaryColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnlySent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketplaces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EditedStoreInvite",
      "kind": "LinkedField",
      "name": "invites",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreInvite",
      "kind": "LinkedField",
      "name": "shownInvites",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};
})();

(node as any).hash = "a7a03aabda101dfa46c904ef8ebd1718";

export default node;
