extension SymbolTable {
  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let marks = """
    ✓ v checkmark checkmark.circle checkmark.square checkmark.rectangle checkmark.message
    ✔ v checkmark.circle.fill checkmark.square.fill checkmark.seal checkmark.seal.fill
    ✔ v checkmark.shield checkmark.shield.fill checkmark.diamond checkmark.bubble
    ☑ v checkmark.rectangle.fill checklist checklist.checked checklist.unchecked
    ✕ x xmark xmark.app xmark.bin
    ⊗ x xmark.circle xmark.square xmark.octagon xmark.seal xmark.shield
    ✖ x xmark.circle.fill xmark.square.fill xmark.octagon.fill xmark.seal.fill multiply
    + + plus plus.app plus.message plus.bubble plus.magnifyingglass
    ⊕ + plus.circle plus.circle.fill
    ⊞ + plus.square plus.square.fill plus.rectangle plus.square.on.square
    - - minus minus.magnifyingglass
    ⊖ - minus.circle minus.circle.fill
    ⊟ - minus.square minus.square.fill minus.rectangle
    ± ~ plusminus plusminus.circle plus.forwardslash.minus
    ÷ / divide divide.circle divide.square
    = = equal equal.circle equal.square
    < < lessthan lessthan.circle
    > > greaterthan greaterthan.circle
    ∞ oo infinity infinity.circle infinity.circle.fill
    % % percent
    √ v x.squareroot
    ∑ S sum
    ƒ f function fx
    ! ! exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.bubble
    ⚠ ! exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle
    ⚠ ! exclamationmark.circle.fill exclamationmark.octagon exclamationmark.octagon.fill
    ⚠ ! exclamationmark.square exclamationmark.shield exclamationmark.icloud
    ? ? questionmark questionmark.circle questionmark.circle.fill questionmark.square
    ? ? questionmark.app questionmark.bubble questionmark.diamond
    ℹ i info info.circle info.circle.fill info.square info.bubble
    ⊘ / nosign slash.circle slash.circle.fill circle.slash
    @ @ at at.circle
    # # number number.circle number.square
    * * asterisk asterisk.circle staroflife staroflife.fill
    & & ampersand
    … .. ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.bubble ellipsis.message
    “ " quote.opening quote.bubble quote.bubble.fill text.quote
    ” " quote.closing
    $ $ dollarsign dollarsign.circle dollarsign.circle.fill dollarsign.square
    € E eurosign eurosign.circle eurosign.circle.fill
    £ L sterlingsign sterlingsign.circle
    ¥ Y yensign yensign.circle
    ₿ B bitcoinsign bitcoinsign.circle
    ¢ c centsign centsign.circle
    ⌘ C command command.circle command.square
    ⌥ O option
    ⌃ ^ control
    ⇧ ^ shift shift.fill
    ⎋ E escape
    ⏎ E return return.left
    ⌫ < delete.left delete.left.fill delete.backward
    ⌦ > delete.right delete.right.fill delete.forward
    ≡ = line.3.horizontal line.horizontal.3 text.alignleft text.aligncenter text.alignright
    ≡ = text.justify text.justify.left list.dash list.bullet.rectangle line.3.horizontal.circle
    • * list.bullet list.triangle list.star list.bullet.circle list.bullet.indent
    ▽ v line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3.decrease
    ▽ v line.3.horizontal.decrease.circle.fill camera.filters
    № N list.number textformat.123
    ¶ P paragraph paragraphsign text.append text.insert
    A A textformat textformat.size textformat.alt character textformat.abc
    B B bold bold.italic.underline
    I I italic
    U U underline
    S S strikethrough
    ⌖ + scope target viewfinder viewfinder.circle dot.viewfinder plus.viewfinder
    ⌕ o- magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill text.magnifyingglass
    ⌕ o- sparkle.magnifyingglass doc.text.magnifyingglass
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let arrows = """
    ← < arrow.left arrow.backward arrow.left.circle arrow.left.circle.fill arrowshape.left
    → > arrow.right arrow.forward arrow.right.circle arrow.right.circle.fill arrowshape.right
    ↑ ^ arrow.up arrow.up.circle arrow.up.circle.fill arrowshape.up arrow.up.square
    ↓ v arrow.down arrow.down.circle arrow.down.circle.fill arrowshape.down arrow.down.square
    ↗ > arrow.up.right arrow.up.forward arrow.up.right.square arrow.up.forward.app
    ↗ > arrow.up.right.circle arrow.up.right.circle.fill arrow.up.forward.square
    ↖ < arrow.up.left arrow.up.backward
    ↘ > arrow.down.right arrow.down.forward
    ↙ < arrow.down.left arrow.down.backward
    ↔ <> arrow.left.and.right arrow.left.and.right.circle arrow.left.arrow.right
    ↕ ^v arrow.up.and.down arrow.up.and.down.circle arrow.up.arrow.down chevron.up.chevron.down
    ⇄ <> arrow.left.arrow.right.circle rectangle.2.swap arrow.triangle.swap
    ⇅ ^v arrow.up.arrow.down.circle arrow.up.arrow.down.square
    ↻ o> arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill
    ↻ o> arrow.triangle.2.circlepath arrow.2.circlepath arrow.triangle.2.circlepath.circle
    ↻ o> arrow.clockwise.icloud gobackward.minus goforward arrow.circlepath repeat repeat.circle
    ↺ <o arrow.counterclockwise arrow.counterclockwise.circle gobackward
    ↺ <o clock.arrow.circlepath clock.arrow.2.circlepath
    ↩ < arrow.uturn.left arrow.uturn.backward arrow.uturn.left.circle arrowshape.turn.up.left
    ↩ < arrow.uturn.backward.circle arrowshape.turn.up.left.fill
    ↪ > arrow.uturn.right arrow.uturn.forward arrow.uturn.right.circle arrowshape.turn.up.right
    ↪ > arrow.uturn.forward.circle arrowshape.turn.up.right.fill arrow.turn.up.right
    ↳ > arrow.turn.down.right arrow.turn.down.left
    ⤢ <> arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    ⤡ <> arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    ⇥ > arrow.right.to.line arrow.forward.to.line
    ⇤ < arrow.left.to.line arrow.backward.to.line
    ⤒ ^ arrow.up.to.line
    ⤓ v arrow.down.to.line arrow.down.to.line.circle
    ⇡ ^ square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.circle
    ⇡ ^ arrow.up.doc arrow.up.doc.fill icloud.and.arrow.up tray.and.arrow.up
    ⇣ v square.and.arrow.down square.and.arrow.down.fill arrow.down.doc icloud.and.arrow.down
    ⇣ v tray.and.arrow.down tray.and.arrow.down.fill arrow.down.app
    ⎆ > rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ⎆ > rectangle.portrait.and.arrow.right.fill door.right.hand.open
    ⤨ x shuffle shuffle.circle
    ⑂ Y arrow.triangle.branch arrow.branch arrow.triangle.merge
    ‹ < chevron.left chevron.backward chevron.left.circle chevron.backward.circle chevron.left.square
    ‹ < chevron.left.circle.fill chevron.compact.left
    › > chevron.right chevron.forward chevron.right.circle chevron.forward.circle
    › > chevron.right.circle.fill chevron.right.square chevron.compact.right
    ⌃ ^ chevron.up chevron.up.circle chevron.up.circle.fill chevron.compact.up
    ⌄ v chevron.down chevron.down.circle chevron.down.circle.fill chevron.compact.down
    « << chevron.left.2 chevron.backward.2
    » >> chevron.right.2 chevron.forward.2
    ◂ < arrowtriangle.left arrowtriangle.left.fill arrowtriangle.backward arrowtriangle.backward.fill
    ▸ > arrowtriangle.right arrowtriangle.right.fill arrowtriangle.forward arrowtriangle.forward.fill
    ▴ ^ arrowtriangle.up arrowtriangle.up.fill
    ▾ v arrowtriangle.down arrowtriangle.down.fill
    ◇ <> chevron.left.forwardslash.chevron.right curlybraces
    ✥ + arrow.up.and.down.and.arrow.left.and.right move.3d dpad
    ➤ > location location.fill location.circle location.north location.north.fill
    ➤ > paperplane paperplane.fill paperplane.circle cursorarrow cursorarrow.click
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let shapes = """
    ○ o circle circle.dashed circle.dotted app.badge
    ● o circle.fill
    ◐ o circle.lefthalf.filled circle.lefthalf.fill circle.righthalf.filled
    ◉ @ largecircle.fill.circle record.circle record.circle.fill circle.inset.filled smallcircle.filled.circle
    ◎ @ circle.circle circle.circle.fill dot.circle dot.circle.and.cursorarrow
    □ # square square.dashed app rectangle rectangle.portrait capsule
    ■ # square.fill app.fill rectangle.fill rectangle.portrait.fill capsule.fill
    ◧ # square.lefthalf.filled square.split.2x1 rectangle.split.2x1 sidebar.left sidebar.leading
    ◨ # sidebar.right sidebar.trailing square.righthalf.filled
    ▦ # square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.2x2
    ▦ # rectangle.grid.1x2 rectangle.grid.3x2 circle.grid.2x2 circle.grid.3x3 squareshape.split.2x2
    ▦ # tablecells tablecells.fill calendar.day.timeline.left
    ❐ # square.on.square square.on.square.fill square.on.circle square.stack square.stack.fill
    ❐ # rectangle.on.rectangle rectangle.stack rectangle.stack.fill doc.on.doc doc.on.doc.fill
    ❐ # square.stack.3d.up square.stack.3d.up.fill rectangle.3.group square.3.layers.3d
    ❐ # doc.on.clipboard doc.on.clipboard.fill
    △ ^ triangle
    ▲ ^ triangle.fill
    ◇ * diamond suit.diamond rhombus octagon hexagon pentagon seal
    ◆ * diamond.fill suit.diamond.fill rhombus.fill octagon.fill hexagon.fill pentagon.fill seal.fill
    ⬭ o oval oval.portrait
    ★ * star.fill star.circle.fill star.square.fill star.bubble.fill
    ☆ * star star.circle star.square star.bubble
    ⯪ * star.leadinghalf.filled star.lefthalf.fill
    ♥ <3 heart.fill heart.circle.fill heart.square.fill suit.heart.fill bolt.heart.fill
    ♡ <3 heart heart.circle heart.square suit.heart heart.text.square bolt.heart
    ♠ * suit.spade suit.spade.fill
    ♣ * suit.club suit.club.fill
    """
}
