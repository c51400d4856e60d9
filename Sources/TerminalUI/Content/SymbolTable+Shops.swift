extension SymbolTable {
  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  ///
  /// These are the symbols of purchases and of the features that paywalls list.
  static let shops = """
    ✔ v purchased purchased.circle purchased.circle.fill
    ◉ o dial.min dial.min.fill
    ◔ o dial.low dial.low.fill
    ◑ o dial.medium dial.medium.fill
    ◕ o dial.high dial.high.fill dial.max dial.max.fill
    ↻ o> arrow.trianglehead.clockwise arrow.trianglehead.2.clockwise
    ↻ o> arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise.rotate.90.circle
    ↻ o> arrow.trianglehead.2.clockwise.rotate.90.icloud arrow.trianglehead.clockwise.icloud
    ↻ o> arrow.trianglehead.clockwise.rotate.90 arrow.trianglehead.clockwise.hourglass
    ↻ o> arrow.trianglehead.bottomleft.capsulepath.clockwise arrow.trianglehead.clockwise.heart
    ↻ o> arrow.trianglehead.topright.capsulepath.clockwise arrow.trianglehead.rectanglepath
    ↻ o> arrow.triangle.capsulepath arrow.rectanglepath arrow.3.trianglepath
    ↺ <o arrow.trianglehead.counterclockwise arrow.trianglehead.2.counterclockwise
    ↺ <o arrow.trianglehead.counterclockwise.rotate.90 arrow.trianglehead.counterclockwise.icloud
    ↺ <o arrow.trianglehead.2.counterclockwise.rotate.90
    ↺ <o clock.arrow.trianglehead.counterclockwise.rotate.90
    ↺ <o clock.arrow.trianglehead.2.counterclockwise.rotate.90
    ⑂ Y arrow.trianglehead.branch arrow.trianglehead.merge arrow.trianglehead.pull
    ⑂ Y arrow.triangle.pull
    ⇄ <> arrow.trianglehead.swap arrow.left.arrow.right.square
    ↔ <> arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
    ↕ ^v arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
    ↱ > arrow.trianglehead.turn.up.right.circle arrow.trianglehead.turn.up.right.circle.fill
    ↱ > arrow.trianglehead.turn.up.right.diamond arrow.triangle.turn.up.right.circle
    ↱ > arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.circle.fill
    ↶ < arrow.uturn.up arrow.uturn.up.circle
    ↷ > arrow.uturn.down arrow.uturn.down.circle
    ⛨ # network.badge.shield.half.filled
    ♥ <3 heart.text.square.fill heart.rectangle.fill heart.text.clipboard.fill
    ✧ * wand.and.outline wand.and.rays.inverse apple.intelligence apple.intelligence.badge.xmark
    ★ * star.square.on.square.fill star.hexagon.fill
    ∴ : chart.dots.scatter chart.line.text.clipboard
    ╱ / chart.line.flattrend.xyaxis
    ◫ # pip pip.enter pip.exit pip.fill inset.filled.tv rectangle.inset.filled
    ▭ # 4k.tv 4k.tv.fill macwindow macwindow.badge.plus macwindow.on.rectangle ad ads
    ◎ o vision.pro vision.pro.fill visionpro visionpro.fill appclip
    ≡ = slider.horizontal.below.rectangle slider.horizontal.2.square text.page text.page.fill
    ≡ = text.document text.document.fill document document.fill document.badge.plus
    ≡ = document.on.document document.circle magazine magazine.fill text.viewfinder
    ✎ / signature lasso eyedropper eyedropper.halffull eyedropper.full
    ¶ P text.badge.checkmark text.badge.plus text.badge.star text.badge.xmark
    ❝ " bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top translate
    ▱ > door.left.hand.open door.left.hand.closed door.right.hand.closed
    ∩ n backpack backpack.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
    ⊔ u popcorn popcorn.fill cup.and.heat.waves cup.and.heat.waves.fill studentdesk
    ₩ W wonsign wonsign.circle wonsign.circle.fill wonsign.square
    ₹ R indianrupeesign indianrupeesign.circle indianrupeesign.circle.fill indianrupeesign.square
    ₺ L turkishlirasign turkishlirasign.circle turkishlirasign.circle.fill
    ₽ P rublesign rublesign.circle rublesign.circle.fill
    ₣ F francsign francsign.circle francsign.circle.fill
    ₡ C coloncurrencysign coloncurrencysign.circle coloncurrencysign.circle.fill
    ₫ d dongsign dongsign.circle dongsign.circle.fill
    ₱ P pesosign pesosign.circle pesosign.circle.fill
    ₦ N nairasign nairasign.circle nairasign.circle.fill
    ₴ S hryvniasign hryvniasign.circle hryvniasign.circle.fill
    ₸ T tengesign tengesign.circle tengesign.circle.fill
    ₪ N shekelsign shekelsign.circle shekelsign.circle.fill
    $ $ australiandollarsign brazilianrealsign singaporedollarsign
    ¥ Y chineseyuanrenminbisign chineseyuanrenminbisign.circle
    """
}
