package io.github.terrene.testkit.law;

import io.github.terrene.kernel.tree.Tree;

/** Trees as others write them: the parts of each product in another order, and those left out that are none. */
final class Shuffled {
    private Shuffled() {}

    static Tree of(Tree tree) {
        if (tree instanceof Tree.Product product) {
            return new Tree.Product(product.parts()
                    .reject(part -> part._2 instanceof Tree.None)
                    .map(part -> part.map2(Shuffled::of))
                    .reverse());
        }
        if (tree instanceof Tree.Elements list) {
            return new Tree.Elements(list.elements().map(Shuffled::of));
        }
        if (tree instanceof Tree.Entries map) {
            return new Tree.Entries(map.entries().map(entry -> entry.map2(Shuffled::of)));
        }
        return tree instanceof Tree.Member member ? new Tree.Member(member.name(), of(member.value())) : tree;
    }
}
