/**
 * @generated SignedSource<<ec2b29396b93944af292fe485fe71489>>
 * @relayHash 06a8ecf9e580e26761294e8bb999c9cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b2618a3bf9f04950403f018b65fa1167aba0ecd80ab4bc8eeadf46673e1843

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileScreenSubscription$variables = Record<PropertyKey, never>;
export type ProfileScreenSubscription$data = {
  readonly viewerChanged: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailState_viewer" | "PhotoCard_viewer" | "ProfileForm_viewer" | "ProfileScreen_viewer">;
    } | null | undefined;
  };
};
export type ProfileScreenSubscription = {
  response: ProfileScreenSubscription$data;
  variables: ProfileScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PhotoCard_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileForm_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailState_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileScreen_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfileScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerChanged",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photoUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEmailVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plan",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "41b2618a3bf9f04950403f018b65fa1167aba0ecd80ab4bc8eeadf46673e1843",
    "metadata": {},
    "name": "ProfileScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6697b096f8075a4e3222a230cefdb41e";

export default node;
