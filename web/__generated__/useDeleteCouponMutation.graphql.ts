/**
 * @generated SignedSource<<87e6e01de4e3c78104f073f2b96d58eb>>
 * @relayHash 508de46ffb24fc7345503335a843ebf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c1be56a3fa05596d19ecae4191cfe3db4f20cf37e7b59ea8fdcbe8d9006a9d

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCouponInput = {
  id: string;
};
export type useDeleteCouponMutation$variables = {
  input: DeleteCouponInput;
};
export type useDeleteCouponMutation$data = {
  readonly deleteCoupon: {
    readonly code?: string;
    readonly couponId?: string;
    readonly message?: string;
  };
};
export type useDeleteCouponMutation = {
  response: useDeleteCouponMutation$data;
  variables: useDeleteCouponMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couponId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteCoupon",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DeletedCoupon",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteCoupon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "couponId"
              }
            ],
            "type": "DeletedCoupon",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "80c1be56a3fa05596d19ecae4191cfe3db4f20cf37e7b59ea8fdcbe8d9006a9d",
    "metadata": {},
    "name": "useDeleteCouponMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ec852fa1cbce7007ae14ae9d7e7b765";

export default node;
