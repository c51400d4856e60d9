extension SymbolTable {
  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let people = """
    👤 @ person person.fill person.circle person.circle.fill person.crop.circle
    👤 @ person.crop.circle.fill person.crop.square person.text.rectangle
    👥 @@ person.2 person.2.fill person.2.circle person.3 person.3.fill person.3.sequence
    👥 @@ person.3.sequence.fill figure.2 figure.and.child.holdinghands person.2.square.stack
    🏃 > figure.run figure.run.circle
    🚶 > figure.walk figure.walk.circle figure
    🧘 @ figure.mind.and.body figure.yoga
    💪 * figure.strengthtraining.traditional dumbbell dumbbell.fill figure.core.training
    👍 + hand.thumbsup hand.thumbsup.fill hand.thumbsup.circle
    👎 - hand.thumbsdown hand.thumbsdown.fill
    ✋ ! hand.raised hand.raised.fill hand.raised.circle
    👏 * hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill
    👆 ^ hand.tap hand.tap.fill hand.point.up hand.point.up.fill hand.point.up.left
    👉 > hand.point.right hand.point.right.fill
    👋 ~ hand.wave hand.wave.fill
    👀 oo eye eye.fill eye.circle eye.circle.fill eyes eyes.inverse
    🙈 -- eye.slash eye.slash.fill eye.slash.circle
    👂 ) ear ear.fill
    👄 u mouth mouth.fill
    🧠 @ brain brain.head.profile brain.fill
    😀 :) face.smiling face.smiling.fill face.smiling.inverse
    😐 :| face.dashed face.dashed.fill
    ♿ & figure.roll accessibility accessibility.fill
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let things = """
    ⚙ % gear gearshape gearshape.fill gearshape.2 gearshape.2.fill gear.circle gearshape.circle
    ⚙ % wrench.and.screwdriver wrench.and.screwdriver.fill slider.horizontal.3 slider.vertical.3
    🔧 % wrench wrench.fill wrench.adjustable wrench.adjustable.fill screwdriver
    🔨 % hammer hammer.fill hammer.circle
    ⌂ /\\ house house.fill house.circle house.circle.fill house.lodge
    ⌫ u trash trash.fill trash.circle trash.circle.fill trash.square
    ✎ / pencil pencil.circle pencil.circle.fill pencil.line square.and.pencil highlighter
    ✎ / applepencil scribble scribble.variable pencil.and.outline rectangle.and.pencil.and.ellipsis
    🎨 / paintbrush paintbrush.fill paintbrush.pointed paintpalette paintpalette.fill swatchpalette
    ✂ 8 scissors
    🔔 ! bell bell.fill bell.circle bell.circle.fill bell.badge bell.badge.fill
    🔕 -- bell.slash bell.slash.fill bell.slash.circle
    🔒 # lock lock.fill lock.circle lock.circle.fill lock.square lock.shield lock.shield.fill
    🔓 o lock.open lock.open.fill lock.slash lock.open.rotation
    🔑 F key key.fill key.horizontal key.horizontal.fill
    ⛨ # shield shield.fill shield.lefthalf.filled
    🛒 $ cart cart.fill cart.circle cart.badge.plus
    💼 $ bag bag.fill bag.circle handbag handbag.fill briefcase briefcase.fill suitcase
    💳 [] creditcard creditcard.fill creditcard.circle creditcard.circle.fill giftcard giftcard.fill
    💳 $ wallet.pass wallet.pass.fill wallet.bifold
    💵 $ banknote banknote.fill
    🏦 $ building.columns building.columns.fill
    📅 # calendar calendar.circle calendar.circle.fill calendar.badge.clock calendar.badge.plus
    🕐 @ clock clock.fill clock.circle clock.badge
    ⏰ @ alarm alarm.fill
    ⏳ : hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled hourglass.circle timer.square
    ⌚ @ stopwatch stopwatch.fill timer timer.circle applewatch applewatch.watchface
    ⚑ P flag.fill flag.circle.fill flag.checkered flag.2.crossed
    ⚐ P flag flag.circle
    📁 = folder folder.fill folder.circle folder.badge.plus archivebox archivebox.fill
    📥 = tray tray.fill tray.full tray.full.fill tray.2
    📄 = doc doc.fill doc.text doc.text.fill doc.plaintext doc.richtext doc.circle note.text
    📋 = clipboard clipboard.fill list.clipboard list.clipboard.fill list.bullet.clipboard
    📖 = book book.fill book.circle book.pages character.book.closed text.book.closed
    📕 = book.closed book.closed.fill bookmark.square
    📚 = books.vertical books.vertical.fill book.and.wrench
    📰 = newspaper newspaper.fill newspaper.circle
    ✉ \\/ envelope envelope.fill envelope.circle envelope.circle.fill envelope.open mail
    ✉ \\/ envelope.badge envelope.open.fill mail.stack
    ☎ T phone phone.fill phone.circle phone.circle.fill teletype phone.connection
    💬 " message message.fill message.circle bubble.left bubble.left.fill bubble.right
    💬 " bubble.right.fill text.bubble text.bubble.fill bubble.left.and.bubble.right
    💬 " bubble.left.and.bubble.right.fill captions.bubble captions.bubble.fill
    📎 & paperclip paperclip.circle
    🔗 & link link.circle link.circle.fill personalhotspot link.badge.plus
    🔖 % bookmark bookmark.fill bookmark.circle bookmark.circle.fill tag tag.fill tag.circle
    🎁 * gift gift.fill gift.circle gift.circle.fill
    🎉 * party.popper party.popper.fill balloon balloon.fill balloon.2 fireworks
    🎂 * birthday.cake birthday.cake.fill
    🎓 ^ graduationcap graduationcap.fill graduationcap.circle
    🏆 * trophy trophy.fill trophy.circle
    🏅 * medal medal.fill rosette
    ♛ * crown crown.fill
    ✨ * sparkles sparkle sparkles.rectangle.stack wand.and.sparkles wand.and.stars
    ✨ * wand.and.rays wand.and.stars.inverse sparkles.square.filled.on.square
    ✦ * star.sparkle premium_badge premium_customized premium_icon
    💡 ! lightbulb lightbulb.fill lightbulb.circle lightbulb.max lamp.desk lamp.table
    🔥 ^ flame flame.fill flame.circle flame.circle.fill
    ⚡ ! bolt bolt.fill bolt.circle bolt.circle.fill bolt.square bolt.shield bolt.batteryblock
    🔋 = battery.100 battery.75 battery.50 battery.100percent battery.100.bolt minus.plus.batteryblock
    🪫 - battery.25 battery.0 battery.25percent battery.0percent
    🔌 = powerplug powerplug.fill poweroutlet.type.a
    ⏻ o power power.circle power.circle.fill
    📦 # shippingbox shippingbox.fill cube cube.fill cube.box cube.transparent
    🧩 # puzzlepiece puzzlepiece.fill puzzlepiece.extension puzzlepiece.extension.fill
    🎲 # dice dice.fill die.face.1 die.face.5 die.face.6
    🎮 + gamecontroller gamecontroller.fill gamecontroller.circle arcade.stick
    🎭 * theatermasks theatermasks.fill
    🎫 = ticket ticket.fill
    💤 z bed.double bed.double.fill zzz moon.zzz moon.zzz.fill powersleep
    🍴 Y fork.knife fork.knife.circle
    ☕ u cup.and.saucer cup.and.saucer.fill mug mug.fill
    🍷 Y wineglass wineglass.fill
    💊 o pills pills.fill pill pill.fill
    💉 / syringe syringe.fill
    ✚ + cross cross.fill cross.circle cross.case cross.case.fill stethoscope staroflife.circle
    🔬 / testtube.2 flask flask.fill atom
    📊 % chart.bar chart.bar.fill chart.bar.xaxis chart.bar.doc.horizontal chart.xyaxis.line
    📈 / chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle waveform.path.ecg
    📉 \\ chart.line.downtrend.xyaxis
    ◔ o chart.pie chart.pie.fill gauge gauge.medium gauge.high gauge.with.needle speedometer
    📏 | ruler ruler.fill level
    🧮 # abacus plus.slash.minus x.squareroot.calculator
    📢 < megaphone megaphone.fill horn horn.fill
    👕 T tshirt tshirt.fill
    👓 oo eyeglasses sunglasses sunglasses.fill
    ☂ T umbrella umbrella.fill
    ⚖ T scalemass scalemass.fill
    📌 ! pin pin.fill pin.circle mappin mappin.circle mappin.circle.fill mappin.and.ellipse
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let devices = """
    📱 # iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.badge.checkmark iphone.circle apps.iphone
    📱 # ipad ipad.landscape iphone.and.ipad ipad.and.iphone apps.ipad candybarphone flipphone
    📱 # iphone.badge.play macbook.and.iphone
    💻 # laptopcomputer macbook macbook.gen2 desktopcomputer macmini macpro.gen3 display pc
    💻 # laptopcomputer.and.iphone ipad.and.macbook laptopcomputer.and.ipad apps.desktopcomputer.laptop
    📺 # tv tv.fill appletv appletv.fill play.tv play.tv.fill tv.and.mediabox sparkles.tv
    ⌨ = keyboard keyboard.fill
    📠 = printer printer.fill faxmachine scanner scanner.fill
    💾 = externaldrive externaldrive.fill internaldrive internaldrive.fill sdcard sdcard.fill
    💿 o opticaldisc opticaldisc.fill
    📡 ( antenna.radiowaves.left.and.right dot.radiowaves.left.and.right airplayaudio airplayvideo
    📡 ( dot.radiowaves.right
    📶 ) wifi wifi.circle cellularbars
    📵 -- wifi.slash wifi.exclamationmark iphone.slash
    🌐 () network globe globe.americas globe.americas.fill globe.europe.africa globe.asia.australia
    🌐 () globe.badge.chevron.backward globe.central.south.asia safari safari.fill
    ☁ ~ cloud cloud.fill icloud icloud.fill icloud.circle link.icloud
    🍎 @ apple.logo applelogo
    ▣ # cpu cpu.fill memorychip memorychip.fill server.rack xserve qrcode barcode
    ▣ # qrcode.viewfinder barcode.viewfinder faceid touchid opticid lanyardcard
    >_ >_ terminal terminal.fill apple.terminal chevron.left.slash.chevron.right
    🐞 * ladybug ladybug.fill ant ant.fill
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let media = """
    ▶ > play play.fill play.circle play.circle.fill play.square play.square.fill
    ▶ > play.rectangle play.rectangle.fill playpause playpause.fill
    ‖ || pause pause.fill pause.circle pause.circle.fill pause.rectangle
    ■ # stop stop.fill stop.circle stop.circle.fill
    » >> forward forward.fill forward.end forward.end.fill forward.circle
    « << backward backward.fill backward.end backward.end.fill backward.circle
    ⏏ ^ eject eject.fill
    🔊 ) speaker.wave.3 speaker.wave.3.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.2.circle
    🔈 ) speaker speaker.fill speaker.wave.1 speaker.wave.1.fill speaker.circle hifispeaker
    🔇 -- speaker.slash speaker.slash.fill speaker.slash.circle
    🎧 ) headphones headphones.circle airpods airpodspro airpodsmax earbuds
    🎤 ! mic mic.fill mic.circle mic.circle.fill music.mic music.microphone
    🔇 -- mic.slash mic.slash.fill
    ♪ d music.note music.note.tv guitars guitars.fill pianokeys
    ♫ d music.note.list music.quarternote.3 music.note.house metronome
    📷 o camera camera.fill camera.circle camera.circle.fill camera.aperture camera.viewfinder
    🎥 o video video.fill video.circle video.circle.fill web.camera
    🎬 = film film.fill film.stack movieclapper movieclapper.fill video.badge.plus
    🌄 # photo photo.fill photo.circle photo.on.rectangle photo.on.rectangle.angled photo.stack
    🌄 # photo.fill.on.rectangle.fill photo.artframe
    ∿ ~ waveform waveform.circle waveform.path waveform.circle.fill water.waves
    📻 = radio radio.fill
    """

  /// A table with one glyph per line: the Unicode glyph, the ASCII glyph, then the symbol names.
  static let nature = """
    ☀ * sun.max sun.max.fill sun.max.circle sun.min sun.min.fill light.max light.min sunrise
    ☀ * sun.dust sun.haze sunset sunrise.fill sunset.fill rays
    ☾ ) moon moon.fill moon.circle moon.circle.fill moon.stars moon.stars.fill
    ⛅ ~ cloud.sun cloud.sun.fill
    ☔ ~ cloud.rain cloud.rain.fill cloud.drizzle cloud.heavyrain
    ⚡ ! cloud.bolt cloud.bolt.fill cloud.bolt.rain
    ❄ * snow snowflake snowflake.circle cloud.snow cloud.snow.fill
    💨 ~ wind wind.circle
    🌀 @ tornado hurricane tropicalstorm fan fan.fill
    🌈 ~ rainbow
    💧 . drop drop.fill drop.circle drop.triangle humidity
    ♨ | thermometer thermometer.medium thermometer.sun heater.vertical
    🍃 ~ leaf leaf.fill leaf.circle leaf.circle.fill laurel.leading laurel.trailing
    🌲 ^ tree tree.fill tree.circle
    🌸 * camera.macro
    🗻 ^ mountain.2 mountain.2.fill
    🐾 * pawprint pawprint.fill pawprint.circle
    🐦 v bird bird.fill bird.circle swift
    🐟 < fish fish.fill fish.circle
    🐰 * hare hare.fill
    🐢 _ tortoise tortoise.fill
    🐶 * dog dog.fill
    🐱 * cat cat.fill
    🐛 ~ caterpillar
    🦴 - bone
    🥕 / carrot carrot.fill
    🚗 o car car.fill car.circle car.2 bolt.car bolt.car.fill
    🚌 o bus bus.fill
    🚆 o tram tram.fill train.side.front.car lightrail
    🚲 oo bicycle bicycle.circle
    ✈ > airplane airplane.circle airplane.departure airplane.arrival
    ⛵ ^ sailboat sailboat.fill ferry ferry.fill
    🚀 ^ rocket rocket.fill
    ⛽ # fuelpump fuelpump.fill
    🧭 /_ map map.fill map.circle location.viewfinder
    🏢 # building building.fill building.2 building.2.fill
    🏬 # storefront storefront.fill basket basket.fill
    ⛺ ^ tent tent.fill tent.2
    ⚽ o soccerball sportscourt sportscourt.fill
    🏀 o basketball basketball.fill
    🏈 o football football.fill
    ⚾ o baseball baseball.fill
    🎾 o tennis.racket tennisball tennisball.fill
    🏊 ~ figure.pool.swim
    ⚓ J anchor
    """
}
