package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** Whatever is exported is API or marked as internal: no API needs what is internal, and nobody outside uses it. */
class InternalTest {
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Array<SourceFile> PUBLISHED = Sources.ALL.published();
    private static final Set<String> INTERNAL = internal();

    /**
     * Modules that only use the API, as anybody outside could, but for what stands here. The draft
     * lists the actions of games among its own; it is released together with the rules of these games, and needs nothing else of them.
     */
    private static final Map<String, Array<String>> USERS = HashMap.of(
            "cards-base-set",
            Array.empty(),
            "rules-2v2",
            Array.empty(),
            "rules-draft",
            Array.of("io.github.terrene.kernel.ArrayBuilder"));

    /** The full names of all internal types: those that are marked, are in a marked package, or are permitted by an internal one. */
    private static Set<String> internal() {
        Set<String> packages = HashSet.ofAll(PUBLISHED
                .filter(file -> file.name().equals("package-info"))
                .filter(file -> marked(file.unit().getPackage().getAnnotations()))
                .map(SourceFile::packageName));
        Array<SourceFile> open = PUBLISHED.filter(file -> packages.contains(file.packageName())
                || types(file).exists(type -> marked(type.getModifiers().getAnnotations())));
        Set<String> found = HashSet.ofAll(open.map(InternalTest::fullName));
        while (!open.isEmpty()) {
            Set<String> permitted = HashSet.ofAll(open.flatMap(file ->
                    types(file).flatMap(ClassTree::getPermitsClause).map(each -> file.packageName() + "." + each)));
            Set<String> known = found;
            open = PUBLISHED.filter(file -> permitted.contains(fullName(file)) && !known.contains(fullName(file)));
            found = found.addAll(open.map(InternalTest::fullName));
        }
        return found;
    }

    @Test
    void tasksAndWhatIsWrittenOfAGameAreInternal() {
        assertThat(INTERNAL)
                .contains(
                        "io.github.terrene.odyssey.rule.chain.Settle", "io.github.terrene.terralore.rule.resolve.Enter")
                .contains("io.github.terrene.kernel.card.WrittenConfig")
                .doesNotContain(
                        "io.github.terrene.odyssey.rule.Game", "io.github.terrene.odyssey.rule.setup.ChooseParty");
    }

    @Test
    void otherModulesUseNothingInternal() {
        Array<SourceFile> users = Sources.ALL
                .files()
                .filter(file -> file.module().startsWith("examples") || USERS.containsKey(file.module()));
        assertThat(users.map(SourceFile::module)).containsAll(USERS.keySet());
        for (SourceFile user : users) {
            Array<String> may = USERS.getOrElse(user.module(), Array.empty()).appendAll(typesOf(user.module()));
            assertThat(imports(user).filter(INTERNAL::contains).reject(may::contains))
                    .as("imports of %s", user)
                    .isEmpty();
        }
    }

    private static Array<String> typesOf(String module) {
        return PUBLISHED.filter(file -> file.module().equals(module)).map(InternalTest::fullName);
    }

    @Test
    void whatAModuleMayUseItUses() {
        USERS.forEach((module, may) -> assertThat(
                        PUBLISHED.filter(file -> file.module().equals(module)).flatMap(InternalTest::imports))
                .as("imports of %s", module)
                .containsAll(may));
    }

    /** Components of records are what is written of them; who reads them may meet something internal. */
    @Test
    void whatIsApiNeedsNothingInternal() {
        Array<String> exported = exported();
        assertThat(PUBLISHED
                        .reject(SourceFile::info)
                        .filter(file -> exported.contains(file.packageName()) && !INTERNAL.contains(fullName(file)))
                        .flatMap(InternalTest::needless)
                        .mkString("\n"))
                .isEmpty();
    }

    private static Array<String> needless(SourceFile file) {
        return types(file)
                .filter(InternalTest::isPublic)
                .flatMap(InternalTest::needs)
                .flatMap(text -> internalsIn(text, file))
                .map(name -> file + " needs " + name);
    }

    private static Array<String> exported() {
        return PUBLISHED
                .filter(file -> file.name().equals("module-info"))
                .flatMap(file -> Repository.text(Repository.ROOT.resolve(file.path()))
                        .lines()
                        .toList())
                .map(String::strip)
                .filter(line -> line.startsWith("exports "))
                .map(line -> line.substring("exports ".length(), line.length() - 1));
    }

    /** The types in signatures of what others may call or extend, as they are written; of overridden methods only where they begin. */
    private static Array<String> needs(ClassTree type) {
        Array<String> own = Array.ofAll(type.getImplementsClause()).map(Tree::toString);
        boolean face = type.getKind() == Tree.Kind.INTERFACE;
        return Array.<Tree>ofAll(type.getMembers())
                .filter(MethodTree.class::isInstance)
                .map(MethodTree.class::cast)
                .filter(method -> face || isOpen(method.getModifiers()))
                .reject(method -> method.getName().contentEquals("<init>") && type.getKind() == Tree.Kind.RECORD)
                .reject(method -> marked(method.getModifiers().getAnnotations())
                        || bears(method.getModifiers().getAnnotations(), "Override"))
                .flatMap(InternalTest::signature)
                .appendAll(own);
    }

    private static Array<String> signature(MethodTree method) {
        return Array.ofAll(method.getParameters())
                .map(VariableTree::getType)
                .append(method.getReturnType())
                .filter(tree -> tree != null)
                .map(Tree::toString);
    }

    private static Array<String> internalsIn(String text, SourceFile file) {
        Array<String> imports = imports(file);
        return Array.ofAll(
                        NAME.matcher(text).results().map(found -> found.group()).toList())
                .map(name -> imports.find(each -> each.endsWith("." + name)).getOrElse(file.packageName() + "." + name))
                .filter(INTERNAL::contains);
    }

    private static Array<String> imports(SourceFile file) {
        return Array.ofAll(file.unit().getImports())
                .map(each -> each.getQualifiedIdentifier().toString());
    }

    private static Array<ClassTree> types(SourceFile file) {
        return Array.<Tree>ofAll(file.unit().getTypeDecls())
                .filter(ClassTree.class::isInstance)
                .map(ClassTree.class::cast);
    }

    private static boolean isPublic(ClassTree type) {
        return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
    }

    private static boolean isOpen(ModifiersTree modifiers) {
        return modifiers.getFlags().contains(Modifier.PUBLIC)
                || modifiers.getFlags().contains(Modifier.PROTECTED);
    }

    private static boolean marked(List<? extends AnnotationTree> annotations) {
        return bears(annotations, "Internal");
    }

    private static boolean bears(List<? extends AnnotationTree> annotations, String name) {
        return annotations.stream()
                .anyMatch(each -> each.getAnnotationType().toString().equals(name));
    }

    private static String fullName(SourceFile file) {
        return file.packageName() + "." + file.name();
    }
}
